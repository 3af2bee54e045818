// PortableMath
