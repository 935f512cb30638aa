import { expect, test } from 'vitest';
import { runInPseudoTerminal } from '../pseudo-terminal.js';
import { runShell, sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';

test('casinos that a condition selects are changed together, after a question that says how many', async () => {
  const folder = await sampleFolder();
  const command = "croupier casinos edit --where 'rating<8' --set isFeatured=true --set 'licenses+=MGA'";
  await runTranscript(
    folder,
    `
    $ croupier casinos edit --where 'rating<3 and status=blacklisted' --set isFeatured=true --set 'licenses+=MGA' --dry-run
    would update casinos Brass Magpie (brass-magpie)
    |   licenses: (empty) → MGA
    |   isFeatured: false → true
    ! 1 of 1 casino would change.
    $ ${command}
    ? 2
    ! Change 2 casinos?
    ! Nobody is here to answer: give --yes to change what matches without a question.
    `,
  );
  const asked = await runInPseudoTerminal(folder, command, [['Change 2 casinos?', 'y\r']]);
  expect(asked, asked.text).toMatchObject({ code: 0 });
  await runTranscript(
    folder,
    `
    $ croupier casinos list --where licenses=MGA --format count
    2
    $ croupier undo --quiet
    $ croupier casinos list --where licenses=MGA --format count
    0
    $ croupier casinos edit --where 'rating<0' --set isFeatured=true --json
    {
    |   "change": null,
    |   "records": []
    }
    ! No casinos match; nothing was changed.
    $ croupier messages delete --email nobody@example.com --json
    {
    |   "change": null,
    |   "records": []
    }
    ! No messages match; nothing was changed.
    `,
  );
});

test('names come from stdin, one a line or as the JSON of a list', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier casinos list --where 'rating>8' --json | croupier casinos edit - --set reviewer=Bo --yes
    ! Changed 2 of 2 casinos.
    $ croupier casinos list --where reviewer=Bo --format ids | croupier casinos deactivate - --yes
    ! Deactivated …, ….
    $ printf 'copper-heron\\n\\npaper-kite\\n' | croupier casinos edit - paper-kite --reviewer Cy --yes
    ! Changed 2 of 2 casinos.
    $ printf 'copper-heron\\npaper-kite\\n' | croupier casinos delete -
    ? 2
    ! Delete 2 casinos?
    ! Nobody is here to answer: give --yes to delete what matches without a question.
    $ printf 'copper-heron\\nnowhere\\n' | croupier casinos delete - --yes
    ? 5
    ! Casino Not Found
    ! …
    ! …
    ! …
    $ echo '[{"rating":1}]' | croupier casinos delete - --yes
    ? 6
    ! A record from stdin has neither an id nor a slug
    ! Keep one of them: --fields slug,name.
    $ croupier casinos list --where 'reviewer=Cy' --format count
    2
    `,
  );
});

test('--set names one field of one casino too, and refuses what is no field, value or list', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier casinos edit copper-heron --set bonuses.welcome=Tea --set rating=7 --dry-run
    would update casinos Copper Heron (copper-heron)
    |   rating: … → 7
    |   bonuses.welcome: … → Tea
    $ croupier casinos edit copper-heron --set licences+=MGA
    ? 2
    ! Casino has no field 'licences' to set
    ! Did you mean 'licenses'?
    $ croupier casinos edit copper-heron --set rating=eleven
    ? 6
    ! Rating must be between 0 and 10
    ! …
    $ croupier casinos edit copper-heron --set name+=Two
    ? 2
    ! Name is neither a list nor a number
    ! Give its value: --set "name=…".
    $ croupier casinos edit copper-heron paper-kite --from x.json
    ? 2
    ! --from is about one casino
    ! Name that one, or say what to set with --set.
    $ croupier casinos edit
    ? 2
    ! Name the casinos
    ! Give their names, - to read names from stdin, or --where with a condition.
    `,
  );
});

test.each([
  ['bonuses', 'category=welcome', 'wagering=35x'],
  ['games', 'category=slots', 'provider=Reelworks'],
  ['posts', 'status=published', 'author=Ann'],
  ['pages', 'isPublished=true', 'content=<p>Soon.</p>'],
  ['users', 'role!=admin', 'isActive=false'],
  ['redirects', 'enabled=true', 'permanent=false'],
])('%s are selected and changed the same way', async (noun, condition, assignment) => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier redirects add --source /old --target /new');
  await runShell(folder, 'croupier users add --username ann --email ann@guide.example');
  const command = `croupier ${noun} edit --where '${condition}' --set '${assignment}' --yes --json`;
  const done = await runShell(folder, command);
  expect(done, done.stderr).toMatchObject({ code: 0 });
  const { change, records } = JSON.parse(done.stdout);
  expect(change).toBeTypeOf('string');
  const { stdout } = await runShell(
    folder,
    `croupier ${noun} list --where '${assignment}' --where '${condition}' --format count`,
  );
  expect(Number(stdout)).toBe(records.length);
});
