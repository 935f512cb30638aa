import type { PostInput } from '../collections/posts/post.js';
import { withLiveLinks } from './live-links.js';

const posts: PostInput[] = [
  {
    slug: 'how-to-read-bonus-terms',
    featuredImage: '/sample/how-to-read-bonus-terms.webp',
    title: 'How to Read Bonus Terms Before You Claim',
    excerpt:
      'Five lines decide whether an offer is worth having. Here is where they hide, and what each of them costs you.',
    content: `<p>A bonus is a bargain: the casino adds money, and you promise to stake a certain sum before you may take it out. Whether the bargain is fair stands in five lines of the terms. Read these five, and you may skip the rest.</p>
<h2>1. What the wagering multiplies</h2>
<p>"30x" alone says little. Thirty times the bonus is one thing; thirty times bonus <em>and deposit</em> is twice as much. With a deposit of €100 and a bonus of €100 you stake €3,000 in the first case and €6,000 in the second.</p>
<h2>2. Which games count</h2>
<p>Slots usually count in full, tables a tenth or nothing. If you play blackjack only, a 30x bonus may be a 300x bonus.</p>
<h2>3. The highest stake</h2>
<p>Most offers allow €5 a round while the bonus is active. One larger bet can void everything you have won, so a casino that enforces the limit in the game is worth more than one that mentions it in paragraph 14.</p>
<h2>4. How long you have</h2>
<p>Seven days is short, thirty is comfortable. Count the evenings on which you really play.</p>
<h2>5. What you may take out</h2>
<p>No-deposit offers often cap winnings at €50 or €100. That is no trick, if it is said beforehand.</p>
<blockquote><p>If you cannot find one of the five within two minutes, that is your answer.</p></blockquote>
<p>Our <a href="/bonuses">bonuses page</a> shows wagering and minimum deposit for every offer that we list.</p>`,
    author: 'Ines Valkama',
    category: 'Guides',
    tags: ['bonuses', 'wagering', 'beginners', 'terms'],
    isGuide: true,
    isPublished: true,
    publishedAt: '2026-05-12T08:00:00.000Z',
    views: 2310,
  },
  {
    slug: 'why-brass-magpie-is-on-our-blacklist',
    featuredImage: '/sample/why-brass-magpie-is-on-our-blacklist.webp',
    title: 'Sixty Days Without a Payment: Why Brass Magpie Is on Our Blacklist',
    excerpt:
      'We asked for the same $340 three times. This is the diary of a withdrawal that never came, and what to look for before you deposit.',
    content: `<p>A casino is not put on our <a href="/blacklisted">blacklist</a> because somebody lost money there. It has to break a promise, in writing, to a player who kept theirs.</p>
<h2>Day 1</h2>
<p>We deposit $200 and accept the welcome offer. The terms, saved on the same day, ask for 40 times the bonus and allow all slots.</p>
<h2>Day 9</h2>
<p>The wagering is done. We ask for $340. The request is confirmed by e-mail, with a processing time of "up to 72 hours".</p>
<h2>Day 30</h2>
<p>The request is cancelled. A second proof of address is needed. We send it within the hour and ask again.</p>
<h2>Day 60</h2>
<p>Cancelled for the third time, now with reference to a clause about "irregular play". That clause was not in the terms that we accepted; it appeared on day 17.</p>
<h2>What you can take from this</h2>
<ul>
<li>Save the terms on the day you accept them.</li>
<li>Look up the license number in the register of the authority itself, not by the logo.</li>
<li>Make a small withdrawal before a large deposit.</li>
</ul>
<p>Brass Magpie is an invented casino and this diary is sample text. The three rules hold anywhere.</p>`,
    author: 'Tomas Birk',
    category: 'Security',
    tags: ['blacklist', 'withdrawals', 'licenses'],
    isPublished: true,
    publishedAt: '2026-04-15T10:30:00.000Z',
    views: 4875,
  },
  {
    slug: 'a-budget-that-holds',
    featuredImage: '/sample/a-budget-that-holds.webp',
    title: 'A Budget That Holds: Limits You Set While You Are Calm',
    excerpt:
      'Deposit limits, loss limits and time-outs work best when they are set before the first bet. How to choose numbers that you will keep.',
    content: `<p>Nobody overspends on purpose. It happens at half past eleven, after the third near miss, with a card that is already stored. The remedy is to decide at half past seven.</p>
<h2>Begin with the month</h2>
<p>Take what you would spend on an evening out, four times. If that sum were gone tomorrow and nothing else in your month would change, it is a budget. If you would miss it, halve it and ask again.</p>
<h2>Then tell the casino</h2>
<p>A limit in your head is a wish. A deposit limit in the account is a fact: lowering it takes effect at once, raising it takes a day or more. Three kinds are worth having:</p>
<ol>
<li><strong>Deposit limit</strong>: how much may go in, by week or month.</li>
<li><strong>Loss limit</strong>: when play ends, whatever went in.</li>
<li><strong>Time limit</strong>: a session that closes itself.</li>
</ol>
<h2>When it is not fun any more</h2>
<p>Gambling to win back what is lost, hiding it from people who are close, borrowing for it: any one of these is a reason to stop and talk to somebody. Our page on <a href="/responsible-gambling">responsible gambling</a> says where to begin.</p>`,
    author: 'Marit Oye',
    category: 'Responsible Gambling',
    tags: ['limits', 'budget', 'self-exclusion'],
    isPublished: true,
    publishedAt: '2026-06-02T07:15:00.000Z',
    views: 1264,
  },
];

/** The sample posts: a guide and two articles, all published. */
export const samplePosts: PostInput[] = posts.map((post) => ({
  ...post,
  content: withLiveLinks(post.content),
}));
