import { expect, test } from 'vitest';
import { ENTER, runInPseudoTerminal } from './pseudo-terminal.js';
import { runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('a user sees and changes the own profile, and no more than that', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier account show
    ! There is no account that is your own
    ! Say whose it is: --as USER. The owner of the files needs none.
    ? 5
    $ croupier account edit --as noor --first-name Nora
    ! Changed your account.
    $ croupier account edit --as noor --email piet@sample.example
    ! Email or username already exists
    !   given: 'piet@sample.example'
    ! Choose another; capital letters make no difference.
    ? 7
    $ echo '{"role":"admin","firstName":"Root"}' | croupier account edit --as noor --from -
    ! 'role' is not yours to change
    ! An admin changes it: croupier users edit.
    ? 2
    `,
  );
  const { stdout } = await runShell(folder, 'croupier account show --as noor --json');
  expect(JSON.parse(stdout)).toMatchObject({ username: 'noor', firstName: 'Nora', role: 'user' });
});

test('a user changes the own password at a terminal, and is asked again after a wrong one', async () => {
  const folder = await sampleFolder();
  const { stdout } = await runShell(folder, 'croupier users set-password noor');
  const oneTime = stdout.trim();
  const done = await runInPseudoTerminal(folder, 'croupier account password --as noor', [
    ['Present password', `wrong${ENTER}`],
    ['New password', `canary umbra${ENTER}`],
    ['Once more', `canary umbra${ENTER}`],
    ['The present password is another one', `${oneTime}${ENTER}`],
    ['New password', `canary umbra${ENTER}`],
    ['Once more', `canary umbra${ENTER}`],
  ]);
  expect(done, done.text).toMatchObject({ code: 0, unasked: [] });
  expect(done.text).not.toContain('canary');
  const piped = await runShell(folder, 'croupier account password --as noor --from -', {
    stdin: 'canary umbra\nsecond umbra\n',
  });
  expect(piped).toMatchObject({ code: 0, stderr: 'Changed your password.\n' });
});
