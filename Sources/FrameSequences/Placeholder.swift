// FrameSequences
