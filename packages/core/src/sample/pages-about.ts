import type { PageInput } from '../collections/pages/page.js';

/** The sample pages about the site and its rules. */
export const aboutPages: PageInput[] = [
  {
    slug: 'about',
    title: 'About Us',
    content: `<p>We are a small desk of reviewers who play with real accounts and write down what happens. No casino sees a review before it is published, and none can pay for a better one.</p>
<h2>How we work</h2>
<p>For each casino we open an account as anybody would, deposit three times, ask support three questions at three times of day, and make at least two withdrawals. The verdict is the editor's, and it is signed.</p>
<h2>How we earn</h2>
<p>Some links to casinos earn us a commission when a reader opens an account. They are marked, and they decide nothing: casinos on our <a href="/blacklisted">blacklist</a> get no link at all.</p>
<p>This page is sample text. A real site says here who its people are.</p>`,
    isPublished: true,
  },
  {
    slug: 'contact',
    title: 'Contact Us',
    content: `<p>Write to <a href="mailto:hello@sample.example">hello@sample.example</a>. We read everything, and answer most of it within two working days.</p>
<h2>What to write about</h2>
<ul>
<li>A casino that should be reviewed, or reviewed again.</li>
<li>A mistake in one of our texts: say where, and what is right.</li>
<li>Trouble with a casino: the page on <a href="/report">reports</a> says what we need to know.</li>
</ul>
<p>We cannot pay out money, unlock accounts or speak for a casino.</p>`,
    isPublished: true,
  },
  {
    slug: 'terms',
    title: 'Terms of Service',
    content: `<p>Reading this site is free. By reading it you accept what follows; it is short on purpose.</p>
<h2>What this site is</h2>
<p>A magazine of opinions and facts about casinos. It is no casino, takes no bets, and gives no legal or financial advice. You must be of the legal age for gambling where you live to follow a link to a casino.</p>
<h2>What you may do</h2>
<p>Read, link, and quote with a link back. Copying whole reviews is not allowed.</p>
<h2>What we answer for</h2>
<p>We check what we write, and correct what is wrong. Offers change without notice; the terms on the casino's own site are the ones that count.</p>`,
    isPublished: true,
  },
  {
    slug: 'privacy',
    title: 'Privacy Policy',
    content: `<p>We keep as little about you as we can.</p>
<h2>What is kept</h2>
<p>Which pages are read and which links are followed, with the time and nothing that names you. If you open an account here, your username and e-mail address.</p>
<h2>What is not</h2>
<p>We build no profiles, sell no data, and load no scripts of others.</p>
<h2>Your rights</h2>
<p>Ask what we hold about you, have it corrected or deleted: one message through the <a href="/contact">contact page</a> is enough.</p>`,
    isPublished: true,
  },
  {
    slug: 'cookies',
    title: 'Cookie Policy',
    content: `<p>A reader who does not sign in gets no cookie from us.</p>
<h2>When you sign in</h2>
<p>One cookie says who you are until you sign out. Without it, every page would ask for your password again.</p>
<h2>In the demo</h2>
<p>The demo keeps its content in your browser's own storage. Clearing the site's data in the browser takes all of it away.</p>`,
    isPublished: true,
  },
  {
    slug: 'disclaimer',
    title: 'Disclaimer',
    content: `<p>All casinos, games, bonuses, people and figures in this sample content are invented. Any likeness to a real business is chance.</p>
<h2>On a real site</h2>
<p>Reviews are opinions at the time of writing. Scores can fall and offers can end between one visit and the next, and gambling always carries the risk of losing money.</p>
<p>Whether gambling online is lawful depends on where you are. Finding that out is up to you.</p>`,
    isPublished: true,
  },
  {
    slug: 'responsible-gambling',
    title: 'Responsible Gambling',
    content: `<p>Gambling is entertainment that costs money. It is not a way to earn any.</p>
<h2>Signs to take seriously</h2>
<ul>
<li>You play to win back what you lost.</li>
<li>You hide how much or how long you play.</li>
<li>You borrow, or put off bills, in order to play.</li>
</ul>
<h2>What you can do today</h2>
<p>Set a deposit limit in your account; lowering one takes effect at once. Take a break of a month with a time-out. If that is not enough, self-exclusion closes the account for half a year or longer, and it cannot be undone early.</p>
<h2>Talking helps</h2>
<p>Most countries have a free and confidential helpline, and a public register for self-exclusion at all licensed casinos. Your doctor knows both. Our article on <a href="/blog/a-budget-that-holds">a budget that holds</a> may be a beginning.</p>`,
    isPublished: true,
  },
  {
    slug: 'sitemap',
    title: 'Sitemap',
    content: `<h2>Casinos</h2>
<ul>
<li><a href="/best-casinos">Best casinos</a></li>
<li><a href="/reviews">All reviews</a></li>
<li><a href="/casinos-by-country">Casinos by country</a></li>
<li><a href="/blacklisted">Blacklist</a></li>
<li><a href="/casino/copper-heron">Copper Heron</a></li>
<li><a href="/casino/lantern-quay">Lantern Quay</a></li>
<li><a href="/casino/paper-kite">Paper Kite</a></li>
</ul>
<h2>Offers and games</h2>
<ul>
<li><a href="/bonuses">Bonuses</a></li>
<li><a href="/games">Games</a></li>
<li><a href="/tournaments">Tournaments</a></li>
</ul>
<h2>To read</h2>
<ul>
<li><a href="/guides">Guides</a></li>
<li><a href="/blog">Blog</a></li>
<li><a href="/news">News</a></li>
</ul>
<h2>Together</h2>
<ul>
<li><a href="/forum">Forum</a></li>
<li><a href="/complaints">Complaints</a></li>
</ul>
<h2>One subject each</h2>
<ul>
<li><a href="/live-casino">Live casino</a></li>
<li><a href="/new-casinos">New casinos</a></li>
<li><a href="/mobile-casinos">Mobile casinos</a></li>
<li><a href="/crypto-casinos">Crypto casinos</a></li>
<li><a href="/providers">Game providers</a></li>
<li><a href="/free-spins">Free spins</a></li>
<li><a href="/vip-programs">VIP programs</a></li>
<li><a href="/payment-methods">Payment methods</a></li>
</ul>
<h2>Help</h2>
<ul>
<li><a href="/faq">FAQ</a></li>
<li><a href="/help">Help center</a></li>
<li><a href="/live-chat">Live chat</a></li>
<li><a href="/report">Report a casino</a></li>
<li><a href="/feedback">Feedback</a></li>
<li><a href="/bug-report">Report a bug</a></li>
</ul>
<h2>About this site</h2>
<ul>
<li><a href="/about">About us</a></li>
<li><a href="/contact">Contact</a></li>
<li><a href="/responsible-gambling">Responsible gambling</a></li>
<li><a href="/terms">Terms</a>, <a href="/privacy">privacy</a>, <a href="/cookies">cookies</a> and <a href="/disclaimer">disclaimer</a></li>
</ul>`,
    isPublished: true,
  },
];
