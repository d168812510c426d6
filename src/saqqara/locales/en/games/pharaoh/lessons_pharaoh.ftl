### The lessons of Return of the Pharaoh: what each step says, and kind words for other moves

lesson-pharaoh-about = Lead an expedition: outbid the others for treasure, and get your crew back out of the hospital.

## A first game: the last auctions

lesson-pharaoh-first-title = Your first auctions
lesson-pharaoh-first-goal = Lead your expedition: outbid Nefer for treasure. Items score, different kinds score extra.
lesson-pharaoh-first-bid = Nefer has declared 3 for the two jars. Beat that: pick your 4 and declare it.
lesson-pharaoh-first-bid-lay = That can work, but your 4 alone beats 3. Keep the rest of your crew for later.
lesson-pharaoh-first-bid-else = Jars are a kind you do not have yet, and Nefer's 3 is easy to beat. Try your 4.
lesson-pharaoh-first-won = Nefer passed, so both jars are yours: 2 points and your third kind. The 4 that won them goes to the hospital.
lesson-pharaoh-first-bonus = Next, two coins. Nefer played a 5 but declared 9: whoever opens may add the round number, 4, to their first bid.
lesson-pharaoh-first-dear = Nine crew for two coins is a lot. Let them go with a plain pass: you are out of this auction, nothing more.
lesson-pharaoh-first-dear-lay = You would have to spend nearly your whole crew on two coins. Pass, and save it for the last round.
lesson-pharaoh-first-dear-horus = A clever pass: we will get to it in a moment. Just this once, take the plain pass.
lesson-pharaoh-first-dear-else = Save that card: in the last round it will be worth more. Take the plain pass.
lesson-pharaoh-first-round = Nefer's 5 went to the hospital, too. After four auctions a round is over: this is round 5, the last one.
lesson-pharaoh-first-chip = Nefer declares 9 for a crew card. Let it go, but make a Horus pass: you get the chip, and open the next auction.
lesson-pharaoh-first-chip-pass = That leaves the chip with Nefer. A Horus pass gives it to you, so you open the next auction.
lesson-pharaoh-first-chip-pharaoh = Not yet: more crew will come to the hospital. Keep your last pharaoh card, and take the chip.
lesson-pharaoh-first-chip-lay = You could, but treasure is worth more to you. Save your crew, and take the chip.
lesson-pharaoh-first-tent = Nefer won crew, so nobody got hurt: the new 5 and the 4 rest in Nefer's tent until the round ends.
lesson-pharaoh-first-open = You open for the two ankhs. Pick your 1 and declare it with the opening bonus of 5: that makes 6.
lesson-pharaoh-first-open-plain = That is only 1. With the opening bonus your 1 counts 6.
lesson-pharaoh-first-open-lay = More than you need: Nefer can reach no more than 4. Your 1 is enough with the bonus.
lesson-pharaoh-first-open-else = The ankhs would be your fourth kind. Open with your 1 and the bonus.
lesson-pharaoh-first-kinds = Nefer could not beat 6 and took the chip. For one small card you have four kinds of treasure: 6 extra points.
lesson-pharaoh-first-curse = Nefer declares 8 for one coin. Make a Pharaoh pass: all 7 crew cards in the hospital move to your tent.
lesson-pharaoh-first-curse-lay = 8 is a lot for one coin. Look in the hospital instead: two flags are waiting there.
lesson-pharaoh-first-curse-else = Passing is right, but use your pharaoh card. Two flags are waiting in the hospital.
lesson-pharaoh-first-flags = Two of them carry a flag. Every flag in your hand or tent scores 1 point at the end.
lesson-pharaoh-first-throne = Last auction: a throne, your fifth kind. Nefer declares 6. Pick your 2 and 5, and declare 7.
lesson-pharaoh-first-throne-lay = Your 2 and 5 make 7, just enough. That way the 4 with the flag stays with you.
lesson-pharaoh-first-throne-else = The throne is your fifth kind and worth 5 points in all. Bid for it!
lesson-pharaoh-first-end = The throne is yours, and the game is over. 15 items, 10 points for five kinds, 3 flags: that makes 28.
lesson-pharaoh-first-nefer = Nefer has 20 items, but only four kinds and one flag: 27. Your fifth kind won the game!
lesson-pharaoh-first-learnt =
    Play crew and declare more than the others, or pass.
    Crew that wins treasure goes to the hospital; crew that wins crew rests in your tent.
    A Horus pass gets you the chip, a Pharaoh pass everybody in the hospital.
    Items, different kinds and flags score at the end of round 5.

## Bidding

lesson-pharaoh-bidding-title = Bidding
lesson-pharaoh-bidding-open = A new game, and you open for three coins. Pick your 2 and declare it with the opening bonus: 3.
lesson-pharaoh-bidding-open-plain = Fine, but the bonus costs you nothing. Use it: 2 counts 3 in round 1.
lesson-pharaoh-bidding-open-lay = You may open with any number. Try it with your 2 and the bonus.
lesson-pharaoh-bidding-open-else = Do not give up yet: try a small bid with your 2 and the bonus.
lesson-pharaoh-bidding-gone = Nefer declared 4. The bonus counts only once: from now on your bid is just the 2 in front of you.
lesson-pharaoh-bidding-add = You can add cards, but never take any back. Beat 4: add your 3 and declare 5.
lesson-pharaoh-bidding-add-lay = That may do as well, but your 3 is enough: 2 and 3 make 5.
lesson-pharaoh-bidding-add-else = You could stop here, but go one higher first: add your 3.
lesson-pharaoh-bidding-enough = Nefer added a 2: 6. An equal number would not do, you would need 7. Enough: make a Horus pass.
lesson-pharaoh-bidding-enough-lay = You could go on, but three coins would cost you a lot of crew. Let Nefer pay.
lesson-pharaoh-bidding-enough-pass = A Horus pass does the same and keeps the chip with you.
lesson-pharaoh-bidding-enough-else = Nobody is in the hospital yet, so a pharaoh card would be wasted. Keep the chip with a Horus pass.
lesson-pharaoh-bidding-back = Only the winner pays. Nefer's 4 and 2 are in the hospital; your 2 and 3 are back in your hand.
lesson-pharaoh-bidding-cheap = Now a jar. Nefer has fewer cards left than you: open with your 3 and the bonus, 4.
lesson-pharaoh-bidding-cheap-plain = Do not forget the bonus: it makes 4.
lesson-pharaoh-bidding-cheap-lay = That may win, too. But do not pay too much for one jar: your 3 will do.
lesson-pharaoh-bidding-cheap-else = A chance to win something cheaply: try your 3 with the bonus.
lesson-pharaoh-bidding-yours = Nefer passed: the jar is yours for one card. Bid low, and let others overpay.
lesson-pharaoh-bidding-learnt =
    You declare the sum of all your cards in front of you.
    Every number must be higher than the last; equal is not enough.
    The opening bonus, the round number, counts for one bid only.
    Whoever loses gets all their cards back.

## Three ways to pass

lesson-pharaoh-passes-title = Three ways to pass
lesson-pharaoh-passes-kinds = A pass is final for this auction. There are three kinds: plain, Horus and Pharaoh.
lesson-pharaoh-passes-horus = You have the Horus chip and do not need the swords. Make a Horus pass: you keep it and open next, too.
lesson-pharaoh-passes-horus-pass = Then Nefer could make the Horus pass and take your chip. Make it yourself.
lesson-pharaoh-passes-horus-pharaoh = There is crew to rescue, but wait for one more card. Keep the chip with a Horus pass.
lesson-pharaoh-passes-horus-lay = You may bid, of course. This time watch what a Horus pass does.
lesson-pharaoh-passes-alone = Only one player may use Horus in each auction. Nefer was alone then: any number wins at once, and 2 was enough.
lesson-pharaoh-passes-pharaoh = 1, 2 and 5 are in the hospital, all from Nefer. A Pharaoh pass moves them to your tent.
lesson-pharaoh-passes-pharaoh-lay = You can win the jar another time. First get the three cards out of the hospital.
lesson-pharaoh-passes-pharaoh-else = Passing is right, but choose the Pharaoh pass: three crew cards are waiting.
lesson-pharaoh-passes-resting = They rest in your tent, and next round they are yours. The pharaoh card is spent: you have two left.
lesson-pharaoh-passes-removed = Nefer passed with Horus and took the chip. Nobody bid for the jar, so it is out of the game.
lesson-pharaoh-passes-last = Nefer passed again. You are the last one in: any number wins the crew card. Declare your 1.
lesson-pharaoh-passes-last-lay = That wins as well, but 1 is enough when you are alone.
lesson-pharaoh-passes-last-else = Do not let it go: a single 1 wins this crew card.
lesson-pharaoh-passes-home = The round is over, and your tent empties into your hand: nine crew cards for round 2. Nefer has two.
lesson-pharaoh-passes-learnt =
    Horus pass: the chip is yours, so you open the next auction. One in each auction.
    Pharaoh pass: costs a pharaoh card and moves everybody in the hospital to your tent.
    Plain pass: nothing else happens.
    If everybody passes, the card is out of the game.

## Crew and flags

lesson-pharaoh-crew-title = Crew and flags
lesson-pharaoh-crew-flag = Five crew cards with a flag, 3 to 7, come up for auction. This 6 is stronger than any card you start with.
lesson-pharaoh-crew-win = Nefer declares 6 for it. Pick your 2 and 5, and declare 7.
lesson-pharaoh-crew-win-lay = That can win, too. This time try 2 and 5: they make 7, just enough.
lesson-pharaoh-crew-win-else = A 6 would help you in every round to come. Bid for it: 2 and 5 make 7.
lesson-pharaoh-crew-tent = Won! Crew that wins crew is not hurt: your 2, your 5 and the new 6 rest in your tent.
lesson-pharaoh-crew-rest = Cards in the tent cannot bid in this round. Nefer declares 5 for a jar: make a Horus pass.
lesson-pharaoh-crew-rest-lay = You have 1, 3 and 4 left. You could bid, but save them: a jar is a single point.
lesson-pharaoh-crew-rest-pass = A Horus pass is better: you open the next round.
lesson-pharaoh-crew-rest-pharaoh = There are two cards in the hospital, but more will follow. Take the chip instead.
lesson-pharaoh-crew-home = The round is over, and your crew is back: 21 in all. Nefer holds 1 and 5, as everybody could see.
lesson-pharaoh-crew-price = You open for two swords. Nefer can reach no more than 6: your 4 and the bonus of 2 cannot be beaten.
lesson-pharaoh-crew-price-flag = It would win, but then it goes to the hospital, flag and all. Use your plain 4.
lesson-pharaoh-crew-price-plain = Nefer could beat 4. With the bonus it counts 6.
lesson-pharaoh-crew-price-lay = Your 4 with the bonus makes 6, and that is exactly enough.
lesson-pharaoh-crew-price-else = These swords are easy to get: try your 4 with the bonus.
lesson-pharaoh-crew-plain = Your 4 went to the hospital, the 6 stayed with you. At the end its flag scores 1 point.
lesson-pharaoh-crew-learnt =
    Crew cards with a flag bid like all others.
    If you win one, it rests in your tent with the crew you played until the round ends.
    A flag in your hand or tent scores 1 point at the end.

## The end of the game

lesson-pharaoh-end-title = The final count
lesson-pharaoh-end-count = Two auctions to go. Two, three, four or five kinds of treasure add 1, 3, 6 or 10 points: you have four.
lesson-pharaoh-end-throne = Nefer declares 8 for the throne. Your fifth kind is worth it, even with a flag: declare 5 and 4, 9 in all.
lesson-pharaoh-end-throne-lay = 5 and 4 with the flag make 9: enough, and your 2 stays with you.
lesson-pharaoh-end-throne-else = The throne is 1 item and your fifth kind: 5 points in all. Bid for it!
lesson-pharaoh-end-five = Five kinds! But the flag is in the hospital now, and crew there scores for nobody.
lesson-pharaoh-end-patients = You cannot beat 6 with a 2. An unused pharaoh card scores nothing, so use it: nine cards and three flags.
lesson-pharaoh-end-patients-else = You are out either way, but a pharaoh card is worth nothing after this: use it now.
lesson-pharaoh-end-points = Game over. You: 15 items, 10 for kinds, 3 flags. Nefer: 20 items, 6 for kinds, 2 flags. That is 28 each!
lesson-pharaoh-end-tie = In a tie the larger crew wins. Yours adds up to 39, Nefer's to 15: the game is yours.
lesson-pharaoh-end-learnt =
    Each item scores 1 point, and so does each flag in hand or tent.
    Two to five kinds of treasure add 1, 3, 6 or 10 points.
    Crew in the hospital and unused pharaoh cards score nothing.
    If tied, the larger crew wins.
