// Staging
