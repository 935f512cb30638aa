import { expect, test } from 'vitest';
import { runShell, sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';

test('the messages of the forms of posts, pages, games, bonuses and menus are the ones of the terminal', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier posts add --title " " --excerpt x --content y
    ? 6
    ! Post title is required
    $ croupier posts add --title x --excerpt "" --content y
    ? 6
    ! Excerpt is required
    $ croupier posts add --title x --excerpt y
    ? 2
    ! Content is required
    ! Give it with --content or --content-file.
    $ croupier posts add --title x --excerpt y --content ""
    ? 6
    ! Content is required
    $ croupier posts show nowhere
    ? 5
    ! Blog Post Not Found
    !   The blog post you're looking for doesn't exist.
    !   Post 'nowhere' is not there
    ! croupier posts list shows every post.
    $ croupier pages add --content x
    ? 2
    ! Please enter a page title.
    ! Give it with --title.
    $ croupier pages add --title x --slug blog
    ? 6
    ! The slug 'blog' is reserved for a page of the site itself.
    ! Name another with --slug.
    $ croupier pages edit nowhere --title x
    ? 5
    ! Page Not Found
    !   The page you're looking for doesn't exist.
    !   Page 'nowhere' is not there
    ! croupier pages list shows every page.
    $ croupier pages delete about
    ? 2
    ! Are you sure you want to delete "About Us"? This action cannot be undone.
    ! Nobody is here to answer: give --yes to delete without a question.
    $ croupier games add --name " "
    ? 6
    ! Game name is required
    $ croupier games add --name x --rating 11
    ? 6
    ! Rating must be between 0 and 10
    !   given: '11'
    $ croupier games add --name x --volatility wild
    ? 6
    ! Volatility must be one of Low, Medium, High
    !   given: 'wild'
    $ croupier games delete "Moth and Candle"
    ? 2
    ! Delete this game?
    ! Nobody is here to answer: give --yes to delete without a question.
    $ croupier menus add --url /x
    ? 2
    ! Please enter a menu label
    ! Give it with --label.
    $ croupier menus add --label x
    ? 2
    ! Please enter a URL or select a page
    ! Give it with --url, --page or --category.
    $ croupier menus delete Payments --menu header
    ? 2
    ! Delete "Payments"?
    ! Nobody is here to answer: give --yes to delete without a question.
    `,
  );
});

test('a bonus is deleted without a question, and undo brings it back', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier bonuses add --casino copper-heron --title "20 spins on Fridays" --category reload --rating 7.5
    ! Added 20 spins on Fridays.
    $ croupier bonuses list --casino copper-heron --search friday
    Copper Heron	20 spins on Fridays	reload			7.5	
    $ croupier bonuses delete "20 spins on Fridays"
    ! Deleted 20 spins on Fridays.
    $ croupier undo --quiet && croupier bonuses show "20 spins on Fridays" --fields casino,rating
    Casino	Copper Heron
    Rating	7.5
    `,
  );
});

test('footer creates missing pages and removes duplicates', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier pages footer --json
    {
    |   "expected": 10,
    |   "missing": [],
    |   "duplicates": []
    }
    $ croupier pages delete faq terms --yes --quiet
    $ croupier pages footer
    missing	terms	Terms of Service
    missing	faq	FAQ
    ! No duplicate pages found.
    $ croupier pages footer --create-missing
    ! Successfully created 2 page(s)!
    ! They are drafts: write them with croupier pages edit, then croupier pages publish.
    $ croupier pages footer
    not written	terms	Terms of Service
    not written	faq	FAQ
    ! No duplicate pages found.
    $ croupier pages footer --create-missing
    ! All footer pages already exist.
    $ croupier pages add --title FAQ --content x --is-published true
    ! There is a page 'FAQ' already, with the slug faq: this is another one, with the slug faq-2
    ! Page published: FAQ (faq-2).
    $ croupier pages footer --clean-duplicates
    ! Cleaned up 1 duplicate page(s)!
    $ croupier pages show faq --fields content
    Content	x
    $ croupier pages footer --clean-duplicates
    ! No duplicate pages found.
    `,
  );
});

test('a game is named by its name, and --from copies it', async () => {
  const folder = await sampleFolder();
  const line =
    'croupier games show "moth and candle" --json | croupier games add --from - --name "Moth and Candle 2" --json';
  const { stdout } = await runShell(folder, line);
  expect(JSON.parse(stdout).records[0]).toMatchObject({
    name: 'Moth and Candle 2',
    provider: 'Saltbox Reels',
  });
  await runTranscript(
    folder,
    `
    $ croupier games list --category table --format csv --fields name,rating
    name,rating
    …
    $ croupier games edit "Moth and Candl" --rating 1
    ? 5
    ! Game 'Moth and Candl' is not there
    ! Did you mean 'Moth and Candle'?
    `,
  );
});

test('every noun exports, imports back unchanged, and imports into an empty store', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier init other --name Other --quiet');
  // Casinos name their programmes.
  for (const noun of ['programmes', 'casinos', 'bonuses', 'games', 'toplists', 'posts', 'pages', 'menus']) {
    for (const format of ['ndjson', 'csv', 'json']) {
      const made = `croupier ${noun} export --full --format ${format} --output whole.${format} --quiet`;
      const again = `croupier ${noun} import whole.${format} --on-conflict update --json`;
      const { stdout, stderr, code } = await runShell(folder, `${made} && ${again}`);
      expect(code, stderr).toBe(0);
      expect(JSON.parse(stdout), `${noun} as ${format}`).toMatchObject({
        change: null,
        updated: 0,
        created: 0,
      });
    }
    const moved = await runShell(folder, `croupier ${noun} import whole.ndjson --store other --json`);
    expect(JSON.parse(moved.stdout), moved.stderr).toMatchObject({ rejected: 0 });
    const { stdout } = await runShell(
      folder,
      `for store in croupier-data other; do croupier ${noun} list --format count --store $store; done`,
    );
    const [here, there] = stdout.trim().split('\n');
    expect(there).toBe(here);
  }
});

test('a page add reports which HTML was removed, and in which line', async () => {
  const folder = await sampleFolder();
  const line = `croupier pages add --slug rules --title Rules --content '<p onclick="x()">Calm<script>x()</script>'`;
  const { code, stderr } = await runShell(folder, line);
  expect(code, stderr).toBe(0);
  expect(stderr).toContain(
    "Removed from Content, since it is not allowed there: the attribute 'onclick', <script> with its content; first in line 1",
  );
});
