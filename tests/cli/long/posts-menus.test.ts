import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';

test('a post goes from Markdown to a draft, to the site, and back', async () => {
  const folder = await sampleFolder();
  writeFileSync(
    path.join(folder, 'café.md'),
    '# Café Royal\n\nCalm & *quick*. <script>alert(1)</script>\n\n- one\n- [two](javascript:alert(1))\n',
  );
  await runTranscript(
    folder,
    `
    $ croupier posts add --title "Café Royal" --excerpt "Short." --content-file café.md --tags "one, , two"
    ! Removed from Content, since it is not allowed there: <script> with its content, the address of 'href'; first in line 2
    ! Added Café Royal (cafe-royal).
    $ croupier posts show cafe-royal --json --fields content,tags,author,isPublished
    {
    |   "content": "<h1>Café Royal</h1>\\n<p>Calm &#x26; <em>quick</em>. </p>\\n<ul>\\n<li>one</li>\\n<li><a>two</a></li>\\n</ul>",
    |   "tags": [
    |     "one",
    |     "two"
    |   ],
    |   "author": "Admin",
    |   "isPublished": false
    }
    $ croupier posts list --status draft
    cafe-royal	Café Royal	Reviews	draft	1 min read	
    $ croupier posts edit cafe-royal --title "Café Royal, again"
    ! Changed Café Royal, again (cafe-royal-again).
    $ croupier posts publish cafe-royal-again
    ! Published Café Royal, again (cafe-royal-again).
    $ croupier posts edit cafe-royal-again --slug cafe-royal
    ! Changed Café Royal, again (cafe-royal).
    ! /blog/cafe-royal-again now leads to /blog/cafe-royal.
    $ croupier posts unpublish cafe-royal
    ! Back to draft: Café Royal, again (cafe-royal).
    $ croupier posts delete cafe-royal
    ? 2
    ! Are you sure you want to delete this article?
    ! Nobody is here to answer: give --yes to delete without a question.
    $ croupier posts delete cafe-royal --yes
    ! Deleted Café Royal, again (cafe-royal).
    $ croupier undo --quiet && croupier posts list --status draft --format count
    1
    `,
  );
});

test('menu items are added, moved and hidden, and --menu tells items of one name apart', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier menus add --menu footer --label Payments --page about
    ! Menu item added: Payments.
    $ croupier menus hide Payments
    ? 5
    ! There are 2 menu items 'Payments'
    ! Say which menu: --menu header or --menu footer.
    $ croupier menus hide Payments --menu footer
    ! Hidden: Payments.
    $ croupier menus move Payments 1 --menu footer
    ! Moved Payments.
    $ croupier menus list --menu footer | head -1
    footer	1	Payments	/about	page	hidden
    $ croupier menus move Payments up --menu footer
    ! Nothing to change: it is so already.
    $ croupier menus move Payments sideways --menu footer
    ? 2
    ! 'sideways' is no place in a menu
    ! Give up, down, or a position such as 1.
    $ croupier menus edit Payments --menu footer --label Cash --category "Bonus & more"
    ! Changed Cash.
    $ croupier menus list --menu footer --json --fields label,url,type --limit 1
    [
    |   {
    |     "label": "Cash",
    |     "url": "/blog?category=Bonus%20%26%20more",
    |     "type": "category"
    |   }
    ]
    $ croupier menus add --menu footer --label "Odds, told" --url /guides --dry-run
    would update menus
    |   footer: Odds, told is put in: label: Odds, told; type: link; url: /guides; target: _self; order: …; isVisible: true
    $ croupier menus edit Cash --menu footer --target _blank --dry-run
    would update menus
    |   footer: Cash, target: _self → _blank
    $ croupier menus delete Cash --dry-run
    would update menus
    …
    |   footer: Cash is taken out
    …
    $ croupier menus delete Cash --yes
    ! Menu item deleted: Cash.
    $ printf 'label,url\\nTips,/blog?category=Tips\\n' | croupier menus import - --menu footer --quiet && croupier menus list --menu footer | tail -1
    footer	…	Tips	/blog?category=Tips	link	visible
    `,
  );
});
