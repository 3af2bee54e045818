// Rasterization
