# Checking the deal of a finished game: fetched with its result.

web-table-verify = 配りを確かめる
web-table-verify-good = はい。偶然で決まった{ $outcomes }件は、すべてゲーム前に封印された秘密のとおりです。
web-table-verify-none = このゲームには封印がありません（もしも対戦か、取り込んだ記録です）。
web-table-verify-numbers = 自分で確かめるための数値
web-table-verify-how = 封印は最初の手の前に公開されました。これは秘密の指紋で、秘密はゲーム中だれにも見えず、変えることもできません。
web-table-verify-commitment = 封印
web-table-verify-secret = 秘密
web-table-verify-salt = プレイヤー側の乱数（ソルト）
web-table-verify-word = { $name }さんの言葉
web-table-verify-word-none = なし
web-table-verify-own = あなたのブラウザは封印を見たあとに、言葉{ $word }を選びました。どちらも記憶のとおりです。
web-table-verify-other = あなたのブラウザが覚えている封印と違うか、選んだ言葉{ $word }がここにありません。
