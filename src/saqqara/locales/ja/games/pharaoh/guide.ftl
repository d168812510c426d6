### How Return of the Pharaoh goes, in a page; browsers fetch it with the rules

pharaoh-guide =
    あなたは発掘調査隊の隊長です。全5ラウンド、毎ラウンド4枚の{ -pharaoh-lot }（{ -pharaoh-treasure-card }か、旗のある{ -pharaoh-crew-card }）を1枚ずつ{ -pharaoh-auction }にかけます。
    手番では、手札の{ -pharaoh-crew-card }を手元に出して合計人数を宣言するか、パスをします。宣言する人数は前の宣言を上回らなければなりません。ほかの全員がパスをして残った1人が{ -pharaoh-lot }を獲得します。
    { -pharaoh-treasure }を獲得すると、出した{ -pharaoh-crew }は{ -pharaoh-hospital }に送られます。{ -pharaoh-crew }を獲得すると、出した{ -pharaoh-crew }と一緒に自分の{ -pharaoh-tent }で休み、ラウンドの終わりに手札に戻ります。ほかのプレイヤーが出した{ -pharaoh-crew }は持ち主の手札に戻ります。
    パスは3種類です。{ -pharaoh-horus-pass }（1回の{ -pharaoh-auction }で1人だけ）では{ -pharaoh-horus-chip }が手に入り、次の{ -pharaoh-auction }の{ -pharaoh-start-player }になります。{ -pharaoh-start-player }は最初の宣言に限り、ラウンド数を{ -pharaoh-opening-bonus }できます。{ -pharaoh-pass }では{ -pharaoh-card }を1枚使い、{ -pharaoh-hospital }にいる{ -pharaoh-crew }を、だれのものだったかにかかわらずすべて自分の{ -pharaoh-tent }に移します。{ -pharaoh-plain-pass }には効果がありません。
    ゲームの終わりに、{ -pharaoh-treasure }1つにつき1点、{ -pharaoh-treasure }が2・3・4・5種類あれば1・3・6・10点、旗のある{ -pharaoh-crew-card }1枚につき1点を得ます。同点なら、{ -pharaoh-crew }の合計人数が多いほうの勝ちです。
