import type { PageInput } from '../collections/pages/page.js';

/** The sample pages on casino topics. */
export const casinoPages: PageInput[] = [
  {
    slug: 'live-casino',
    title: 'Live Casino',
    content: `<p>In a live casino a person deals real cards or spins a real wheel, and a camera brings the table to you. The odds are those of the game; what you pay for is the company, in higher stakes and slower rounds.</p>
<h2>What to look for</h2>
<ul>
<li>A lowest stake that suits your budget at the hour when you play.</li>
<li>A stream that steps down in quality rather than stopping.</li>
<li>A rule for lost connections: bets that were placed must stand.</li>
</ul>
<p>In our sample, <a href="/casino/lantern-quay">Lantern Quay</a> has the widest choice of tables.</p>`,
    isPublished: true,
  },
  {
    slug: 'providers',
    title: 'Game Providers',
    content: `<p>Casinos rarely make games. Studios do, and the same game has the same rules wherever you meet it, though some come in versions with different return to player. The figure stands in the game's own help.</p>
<h2>Studios in our sample</h2>
<ul>
<li><strong>Saltbox Reels</strong>: slots with a story, of medium and high volatility.</li>
<li><strong>Wren and Wheel</strong>: light slots for small stakes.</li>
<li><strong>Quillback Games</strong>: blackjack and roulette, plain and exact.</li>
<li><strong>Ferrymen Live</strong> and <strong>Hearthside Studio</strong>: live tables.</li>
</ul>
<p>None of these studios exists. See their <a href="/games">games</a> all the same.</p>`,
    isPublished: true,
  },
  {
    slug: 'new-casinos',
    title: 'New Casinos',
    content: `<p>A new casino has everything to prove. That makes for generous offers, and for missing records: nobody knows yet how it behaves on a bad day.</p>
<h2>Our rule</h2>
<p>We review a casino when it has been open for three months, and look again after a year. Until then, deposit little, withdraw early, and keep a copy of the terms.</p>
<p>All reviewed casinos, the newest among them, are on the <a href="/reviews">reviews page</a>.</p>`,
    isPublished: true,
  },
  {
    slug: 'mobile-casinos',
    title: 'Mobile Casinos',
    content: `<p>Most rounds are played on a phone. A good mobile casino needs no app: it opens in the browser, remembers where you were, and does not hide deposit limits three menus deep.</p>
<h2>How we test</h2>
<p>One phone of this year, one that is five years old, and a train with tunnels. We note how long the lobby takes, whether a game survives a call, and whether a withdrawal can be made with one thumb.</p>
<p>The mobile score in a review is the result of that, and of nothing else.</p>`,
    isPublished: true,
  },
  {
    slug: 'crypto-casinos',
    title: 'Crypto Casinos',
    content: `<p>Payments in Bitcoin and other coins are quick and final. Final is the word to remember: no bank can call a payment back, and a mistyped address is gone.</p>
<h2>Before you pay with coins</h2>
<ul>
<li>Check whether the account is kept in coins or in money; the rate may move while you play.</li>
<li>Look at the fee and the smallest withdrawal.</li>
<li>A license matters more here, not less.</li>
</ul>`,
    isPublished: true,
  },
  {
    slug: 'free-spins',
    title: 'Free Spins',
    content: `<p>Free spins are rounds on a slot that the casino pays for. What they win is usually a bonus with wagering; sometimes it is money at once, which is worth a great deal more.</p>
<h2>Three questions</h2>
<ol>
<li>On which game, and at what stake?</li>
<li>Are winnings money or bonus?</li>
<li>Is there a highest sum that can be taken out?</li>
</ol>
<p>Offers that come with spins are on the <a href="/bonuses">bonuses page</a>.</p>`,
    isPublished: true,
  },
  {
    slug: 'vip-programs',
    title: 'VIP Programs',
    content: `<p>A VIP program pays back a little of what regular players stake, in points, cashback or a person who answers faster. It is a discount, and a discount is no reason to buy more.</p>
<h2>Worth having</h2>
<p>Cashback without wagering, higher withdrawal limits, and levels that do not expire at the end of a month.</p>
<h2>Worth avoiding</h2>
<p>Levels that must be earned again, gifts for large losses, and invitations after you have set a limit. The last one breaks the rules of most licenses: <a href="/report">tell us</a> about it.</p>`,
    isPublished: true,
  },
  {
    slug: 'payment-methods',
    title: 'Payment Methods',
    content: `<p>How you pay decides how fast you are paid. Most casinos send a withdrawal back the way the deposit came.</p>
<h2>Cards</h2>
<p>Accepted almost everywhere. Withdrawals take one to three days, and some banks refuse payments to casinos.</p>
<h2>Bank transfer and open banking</h2>
<p>Open banking is as quick as a card and shows the casino no card number. A plain transfer takes one to two days.</p>
<h2>E-wallets</h2>
<p>Often the fastest way out, but read the terms of the bonus first: some offers leave wallets out.</p>
<h2>Prepaid vouchers</h2>
<p>Good for keeping a budget, as you cannot spend more than you bought. Withdrawals need another way.</p>`,
    isPublished: true,
  },
];
