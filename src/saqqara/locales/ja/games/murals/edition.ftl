### Edition files of Murals of the Nile: what each table of figures holds, and how sure that is

murals-note-areas = すべてのマスのエリアです。Iを除くA〜Mの文字を、1行10文字で10行書きます。推定です。ただし、64がIIIのエリアにあり、45がそのエリアにないことは確かです。
murals-note-values = 各エリアの数字です。I、II、IIIを1、2、3で書きます。推定です。
murals-note-ankh = 13枚のアンクカードです。22は確かで、ほかは推定です。
murals-note-combo = 1枚から10枚までのコンボボーナスで、stepsがマス数、cardsがカードの枚数です。マス数はすべて確かで、枚数は1・2・3・4・8枚のときが確か、ほかは推定です。
murals-note-tracks = 各トラックの1位・2位・3位の点です。コンボトラックの6と4は確かで、ほかは推定です。
