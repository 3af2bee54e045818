// SceneFormat
