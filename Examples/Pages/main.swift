// The code of the libraries' pages, in the files of their names: it compiles, and prints what is written
// after each print. A test compares these files with the pages.
try drawingPage()
try formatsPage()
try keyframesPage()
try scrollingPage()
try stagePage()
