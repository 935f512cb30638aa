import type { PageInput } from '../collections/pages/page.js';

/** The sample help and contact pages. */
export const supportPages: PageInput[] = [
  {
    slug: 'faq',
    title: 'FAQ',
    content: `<h2>Can I play here?</h2>
<p>No. We write about casinos. Links on a review lead to the casino's own site.</p>
<h2>What does a score of 8.4 mean?</h2>
<p>It is the editor's verdict on a scale from 0 to 10. Nine and more is excellent, seven and a half is good, six is fair, and less than that is poor. The parts that the review names are scored by themselves.</p>
<h2>Why does a casino have no visit button?</h2>
<p>Either we have no address for it yet, or it is on the <a href="/blacklisted">blacklist</a>. We do not link to casinos that we advise against.</p>
<h2>Do you get paid?</h2>
<p>For some links, yes. It is said beside them, and it never changes a score.</p>
<h2>A casino does not pay me. What now?</h2>
<p>Keep your messages, write to the casino once more with a date, then go to the authority that licensed it. The page on <a href="/report">reports</a> tells you how to let us know.</p>`,
    isPublished: true,
  },
  {
    slug: 'help',
    title: 'Help Center',
    content: `<h2>Finding a casino</h2>
<p>The search at the top of every page looks through casinos and articles. <a href="/best-casinos">Best casinos</a> is ranked by score, and <a href="/casinos-by-country">casinos by country</a> shows what is open to players where you live.</p>
<h2>Your account</h2>
<p>You need none for reading. If you have one, <a href="/login">sign in</a> and find your details on the profile page. A forgotten password is reset by us; write to the address on the <a href="/contact">contact page</a>.</p>
<h2>Something is broken</h2>
<p>Then the page for <a href="/bug-report">bug reports</a> is the right one.</p>`,
    isPublished: true,
  },
  {
    slug: 'live-chat',
    title: 'Live Chat',
    content: `<p>We do not have a live chat. Five people write this site, and a chat that nobody answers would be worse than none.</p>
<p>For questions about your account at a casino, use the chat of that casino: only they can see it. For questions about a review, the <a href="/contact">contact page</a> reaches the person who wrote it.</p>`,
    isPublished: true,
  },
  {
    slug: 'report',
    title: 'Report a Casino',
    content: `<p>Tell us when a casino breaks its word. One report is a story; five about the same thing are a pattern, and patterns end on the <a href="/blacklisted">blacklist</a>.</p>
<h2>What we need</h2>
<ol>
<li>The casino and the date on which you opened the account.</li>
<li>What was promised, with the text of the terms if you have it.</li>
<li>What happened, in order, with dates.</li>
</ol>
<p>Send it through the <a href="/contact">contact page</a>. Do not send passwords or pictures of papers; we shall not ask for them.</p>`,
    isPublished: true,
  },
  {
    slug: 'feedback',
    title: 'Feedback',
    content: `<p>What did you look for and not find? Which review was too long, too kind or too late? That is what we like to hear most.</p>
<p>Write two lines through the <a href="/contact">contact page</a>. If we change something because of you, we say so in the article, with your name if you wish.</p>`,
    isPublished: true,
  },
  {
    slug: 'bug-report',
    title: 'Report a Bug',
    content: `<p>Something on this site does not do what it should? Thank you for taking the time.</p>
<h2>A report that helps</h2>
<ul>
<li>The address of the page, copied from the browser.</li>
<li>What you did, what you expected, and what happened.</li>
<li>Which browser, and whether on a phone or a computer.</li>
</ul>
<p>Send it to us through the <a href="/contact">contact page</a>.</p>`,
    isPublished: true,
  },
];
