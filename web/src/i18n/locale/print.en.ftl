print = Print
print-title = Print on paper
print-paper = What
print-aid = A player aid
print-size = Paper
print-spare = Save ink: outlines only
print-about = A PDF file. The code at the foot of the page opens it on this server.
print-open = Open the PDF
