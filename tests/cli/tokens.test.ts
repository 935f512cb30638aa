import { expect, test } from 'vitest';
import { isOverHttp, runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

// Over HTTP there is another token: the one of the tests.
test.skipIf(isOverHttp)(
  'a token is shown once, listed without its secret, and gone when it is deleted',
  async () => {
    const folder = await sampleFolder();
    const { stdout: secret } = await runShell(folder, 'croupier tokens add nightly --user admin --days 30');
    expect(secret).toMatch(/^croupier_[\w-]{43}\n$/);
    const listed = await runShell(folder, 'croupier tokens list --json');
    expect(JSON.parse(listed.stdout)).toMatchObject([{ name: 'nightly', user: 'admin', role: 'admin' }]);
    expect(listed.stdout).not.toContain(secret.trim());
    const kept = await runShell(folder, `grep -rFe ${secret.trim().slice(9)} croupier-data`);
    expect(kept.code).toBe(1);
    await runTranscript(
      folder,
      `
    $ croupier tokens add nightly --user admin
    ! There is a token called 'nightly' already
    ! Choose another name, or end that one first: croupier tokens delete nightly
    ? 7
    $ croupier tokens add other
    ! A token belongs to a user; say to whom
    ! Name the user: --user USER. croupier users list shows everyone.
    ? 2
    $ croupier tokens add other --as admin --role editor --dry-run
    would make the token other for admin, at most as editor, until …
    $ croupier tokens delete nightly --dry-run
    would delete nightly
    $ croupier tokens delete nightly
    ! …
    ! …
    ? 2
    $ croupier tokens delete nightly --yes
    ! Deleted nightly.
    $ croupier tokens delete nightly --yes
    ! There is no token 'nightly'
    ? 5
    $ croupier tokens list --format count
    0
    `,
    );
  },
);
