### ボット

bot-about-random = できる手の中から無作為に選びます
bot-about-rollout = 数百回の無作為なゲームで手を比べます。ほどよい強さです

bot-count = 席は{ $players }つですが、ボットが{ $bots }人指定されています。1人だけ、または席の数だけ指定してください。
