// LayerTree
