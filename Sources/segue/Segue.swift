@main struct Segue { static func main() {} }
