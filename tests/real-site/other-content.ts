import {
  bonusesAdd,
  gamesAdd,
  menusAdd,
  type Perform,
  pagesAdd,
  postsAdd,
  postsPublish,
  redirectsAdd,
  toplistsAdd,
} from '@croupier/core';
import { DOCS_HTML, WORD_HTML } from '../../packages/core/src/html/testing/pasted-html.js';

/** A post as WordPress exports it. */
const WORDPRESS_HTML = `<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Withdrawals, compared</h1><!-- /wp:heading -->
<!-- wp:paragraph --><p>[toc] We asked <strong>seven</strong> of them.&nbsp;</p><!-- /wp:paragraph -->
<!-- wp:image {"id":12} --><figure class="wp-block-image size-large"><img src="https://pictures.example/wp-content/uploads/2019/04/desk.jpg" alt=""/><figcaption>A desk</figcaption></figure><!-- /wp:image -->
<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>Visa</td><td>1&ndash;3 days</td></tr><tr><td>Bank transfer of the kind that takes a while</td><td>5 days</td></tr></tbody></table></figure><!-- /wp:table -->
<h5>Small print</h5><p id="content">Fees apply.</p><ul><li>One<ul><li>Two</li></ul></li></ul>
<p style="text-align:center"><a href="#"></a><a href="/wp-content/old.pdf"></a></p><hr><blockquote><p>Never again.</p><cite>A player</cite></blockquote>`;

/** What is left of many editors and many years. */
const OLD_HTML = `<center><font color="#eeeeee" size="5">WELCOME</font></center><marquee>New!</marquee>
<h4>Rules</h4><dl><dt>Stake</dt><dd>What you bet</dd></dl><h2>Later<h2><pre>${'0123456789'.repeat(20)}</pre>
<table width="1400"><caption>Prices</caption><tr><th>Name<th>Price<tr><td colspan=2><nobr>${'unbroken'.repeat(30)}</nobr></table>
<details><summary>More</summary><p>Here.</p></details><iframe src="https://video.example/1"></iframe><form><input name=q></form>
<p>${'AVeryLongWordWithoutAnyPlaceToBreakIt'.repeat(8)}</p><p onclick="alert(1)" dir=rtl>مرحبا</p><abbr title="Return to player">RTP</abbr><sup>2</sup>`;

/** What an owner has beside casinos after some weeks: a little of each, from other programs; no page for a footer link. */
export async function addOtherContent(perform: Perform): Promise<void> {
  const posts = [
    {
      title: 'Withdrawals, compared',
      content: WORDPRESS_HTML,
      author: 'Mette Q.',
      tags: ['payouts', 'Visa'],
    },
    { title: 'Live tables in spring', content: WORD_HTML, category: 'News' },
    { title: 'Live tables in spring', content: DOCS_HTML, slug: 'live-tables-2', category: 'Лайв' },
    { title: 'Welcome!!!', content: OLD_HTML, category: 'Guides', isGuide: true },
    { title: 'A draft', content: '<p>Not yet.</p>' },
  ];
  for (const post of posts) await perform(postsAdd, { record: { excerpt: 'Read on.', ...post } });
  await perform(postsPublish, {
    records: ['withdrawals-compared', 'live-tables-in-spring', 'live-tables-2', 'welcome'],
  });

  await perform(pagesAdd, { record: { title: 'Our story', content: WORD_HTML, isPublished: true } });
  await perform(pagesAdd, { record: { title: 'Imprint (old)', content: OLD_HTML } });

  await perform(bonusesAdd, { record: { casino: 'Cobalt Estuary', title: '100% up to €100' } });
  await perform(bonusesAdd, { record: { casino: 'A casino that was never listed', title: '25 free spins' } });
  await perform(bonusesAdd, {
    record: { casino: 'Velvet Mackerel', title: '200%', visitUrl: 'https://velvet-mackerel.example/200' },
  });
  await perform(bonusesAdd, {
    record: { casino: 'Perfect Ten', title: 'Last year’s offer', validUntil: '2020-01-31' },
  });

  await perform(gamesAdd, { record: { name: 'Tin Lanterns' } });
  await perform(gamesAdd, {
    record: { name: 'Blackjack', category: 'table', rtp: 'unknown', provider: '—' },
  });

  // No menu leads to them.
  await perform(toplistsAdd, { record: { title: 'Those above seven', query: 'min-score=7' } });
  await perform(toplistsAdd, { record: { title: 'Nobody yet', query: 'payment=shells' } });

  await perform(menusAdd, {
    menu: 'footer',
    record: { label: 'Our story', url: '/our-story', type: 'page' },
  });
  await perform(redirectsAdd, { record: { source: '/wp/reviews', target: '/reviews', match: 'prefix' } });
  await perform(redirectsAdd, { record: { source: '/old-story.html', target: '/our-story' } });
}
