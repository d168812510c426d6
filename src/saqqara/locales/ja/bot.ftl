### ボット

bot-about-novice = 初心者向け。まともに打ちますが、よく見落とします
bot-about-scribe = 目先でいちばん良い手を選びます。慣れれば勝てる相手です
bot-about-mason = 少し先まで読みます
bot-about-architect = かなり先まで読みます。手ごわい相手です
bot-about-vizier = 毎手番、最長1秒かけて読みます
bot-about-thoth = 最強。自分との対戦で学びました。毎手番、最長1秒かけて読みます
bot-about-greedy = scribeと同じボットの、対戦集計での名前です
bot-about-rollout = 数百回のランダムなゲームで手を比べます
bot-about-random = できる手の中からランダムに選びます
bot-about-own = このサーバー独自のボット。このボットが加わるゲームはレートの対象外になります

bot-count = 席は{ $players }つですが、ボットが{ $bots }体指定されています。1体だけ、または席の数だけ指定してください。

bot-name-novice = 見習い
bot-name-scribe = 書記
bot-name-mason = 石工
bot-name-architect = 建築家
bot-name-vizier = 宰相
bot-name-thoth = トト
