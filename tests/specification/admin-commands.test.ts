import { expect, test } from 'vitest';
import { runInPseudoTerminal } from '../cli/pseudo-terminal.js';
import { emptyFolder, runShell, sampleFolder } from '../cli/shell.js';
import { runTranscript } from '../cli/transcript.js';

test.each([
  ['A-151', 'bonuses list', 'No bonuses in this category yet.'],
  ['A-196', 'menus list', 'No menu items yet'],
  ['A-202', 'redirects list', 'No redirects yet.'],
  ['A-210', 'tracking summary', 'No data yet.'],
  ['A-155', 'pages list', '0 pages: 0 published, 0 drafts; 0 made this month'],
])('%s: croupier %s says of nothing: %s', async (_id, command, words) => {
  const folder = emptyFolder();
  await runShell(folder, 'croupier init --name Guide --quiet');
  const { code, text } = await runInPseudoTerminal(folder, `croupier ${command}`, []);
  expect(code).toBe(0);
  expect(text).toContain(words);
});

test('A-155, A-172: staff see the number of pages, and the words and reading minutes of each', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier pages add --title "How we test" --content "<p>We play <b>first</b>.</p>"
    ! Page saved as draft: How we test (how-we-test).
    $ croupier pages add --title Team --content "<p>Two people.</p>" --is-published true
    ! Page published: Team (team).
    $ croupier pages edit team --title "The team"
    ! Page updated: The team (team).
    $ croupier pages stats
    Total	24
    Published	23
    Drafts	1
    This month	24
    $ croupier pages stats how-we-test
    Words	3
    Characters	14
    Reading time	1 min read
    $ croupier pages show how-we-test --fields title
    Title	How we test
    $ croupier pages show how-we-test | tail -3
    Words	3
    Characters	14
    Reading time	1 min read
    $ croupier pages show how-we-test --json | grep -c min
    0
    ? 1
    `,
  );
  const { text } = await runInPseudoTerminal(folder, 'croupier pages list --status draft', []);
  expect(text).toContain('24 pages: 23 published, 1 draft; 24 made this month');
});

test('A-126 to A-128: content that consists of forbidden HTML alone counts as missing', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier posts add --title x --excerpt y --content "<script>alert(1)</script>"
    ? 6
    ! Content is required
    $ croupier posts edit how-to-read-bonus-terms --content "<p>&nbsp;</p>"
    ? 6
    ! Content is required
    $ printf 'title,excerpt,content\\nx,y,<style>a{}</style>\\n' | croupier posts import -
    ? 6
    ! …1 error in 1 row; nothing was imported
    !   Row 2: Content is required
    ! Mend them, or import the good rows alone: --skip-invalid --rejects FILE.
    `,
  );
});

test('A-208: an import of redirects leaves out the row that closes a loop', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ printf 'source,target\\n/a,/b\\n/b,/a\\n/c,/d\\n' > old.csv; croupier redirects import old.csv
    ? 6
    ! old.csv: 1 error in 1 row; nothing was imported
    !   Row 3: With this redirects go round in a circle: /a → /b → /a (rows 2 and 3)
    ! Mend them, or import the good rows alone: --skip-invalid --rejects FILE.
    $ croupier redirects import old.csv --skip-invalid --rejects left.csv --quiet && echo done
    ? 8
    $ cat left.csv
    source,target,_row,_errors
    /b,/a,3,With this redirects go round in a circle: /a → /b → /a (rows 2 and 3)
    $ croupier redirects list --format count
    2
    `,
  );
});

test('A-187, A-237: a dry run shows the type and the address of a picture, and then that it is already stored', async () => {
  const folder = await sampleFolder();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await runTranscript(
    folder,
    `
    $ printf '%s' ${pixel} | base64 -d > dot.png; croupier media add dot.png --dry-run
    would add dot.png: PNG, 1 KB, 1×1 pixels, as /media/….png
    $ croupier media add dot.png --quiet
    /media/….png
    $ croupier media add dot.png --dry-run
    is there already: dot.png: PNG, 1 KB, 1×1 pixels, as /media/….png
    $ croupier media delete dot.png --dry-run
    would update media
    |   files: dot.png is taken out
    $ cp old.txt x.png 2>/dev/null || echo text > x.png; croupier media add x.png --dry-run
    ? 6
    ! x.png: Please upload an image file
    ! It must be PNG, JPEG, GIF or WebP.
    `,
  );
});

test('A-178, A-231 to A-233: staff can read what each role may do', async () => {
  const { stdout } = await runShell(await sampleFolder(), 'croupier help roles');
  expect(stdout).toBe(
    [
      'admin      Full access to all features, User management, System settings, Analytics',
      'moderator  Manages casinos and content, Publishes and edits blog posts, Moderates user-generated content, Views analytics',
      'editor     Creates and edits content, Manages blog posts, Basic casino management, Limited analytics',
      'user       Sees what is published, and an own profile',
      '',
    ].join('\n'),
  );
});
