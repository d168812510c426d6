### Edition files of Cleopatra and the Society of Architects: what each table of figures holds, and how sure that is

cleopatra-note-costs = 各部品の費用で、技術者、木材、石、大理石、ラピスラズリの順です。種類は本文と早見表の写真で確かで、数は本文によります。
cleopatra-note-amulets = カードを使ったときに受け取る{ -cleopatra-amulet }の数です。2倍の資源は写真から、{ -cleopatra-trompe }はアイコンからの推定、キャラクターは本文によります。書記はモザイクを選ぶときだけです。
cleopatra-note-palms = 庭を奥の行から1行ずつ書きます。椰子はP、草は点、玉座の台は#です。写真で1マスずつ数えました。
