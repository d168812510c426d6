### ブラウザー: 小さい人のための読みやすさの設定

web-reading-furigana = ふりがな
web-reading-furigana-about = すべての画面の漢字に読みがなを付けます
web-reading-simple = やさしい言葉
web-reading-simple-about = 質問と選択肢を、短くやさしい言葉で表示します
web-reading-pictures = 文字を読まずに遊ぶ
web-reading-pictures-about = 盤の下の言葉を絵で表示します（セネト、ナイルの壁画、イムホテップのA面とB面）
