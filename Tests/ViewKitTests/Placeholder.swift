// ViewKit
