### The browser: switches for young readers

web-reading-furigana = Furigana
web-reading-furigana-about = Readings over the kanji, on all pages and boards
web-reading-simple = Simple words
web-reading-simple-about = What is asked and what you can choose, in short plain words
web-reading-pictures = Without reading
web-reading-pictures-about = Pictures in place of the words below the board: Senet, Murals of the Nile, and Imhotep with sides A and B
