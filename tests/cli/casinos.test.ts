import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

async function json(folder: string, line: string, stdin = '') {
  const done = await runShell(folder, line, { stdin });
  expect(done.code, done.stderr).toBe(0);
  return JSON.parse(done.stdout);
}

test('a casino is added, shown, edited, renamed, blacklisted, deleted and brought back', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos add --name "Golden Fox" --description "Calm." --stars 4 --languages "English, German" --countries Denmark,fi
    ! Added Golden Fox (golden-fox).
    $ croupier casinos show golden-fox --json --fields slug,rating,languages,countries
    {
    |   "slug": "golden-fox",
    |   "rating": 8,
    |   "languages": [
    |     "English",
    |     "German"
    |   ],
    |   "countries": [
    |     "DK",
    |     "FI"
    |   ]
    }
    $ croupier casino edit golden-fox --rating 8.5 --languages ""
    ! Changed Golden Fox (golden-fox).
    $ croupier casinos show golden-fox --fields name,rating,languages
    Name	Golden Fox
    Rating	8.5
    $ croupier casinos rename golden-fox silver-fox --name "Silver Fox"
    ! Renamed Silver Fox (silver-fox).
    ! /casino/golden-fox now leads to /casino/silver-fox.
    $ croupier casinos blacklist silver-fox --severity high --reason "Slow" --date 2026-01-05
    ! On the blacklist: Silver Fox (silver-fox).
    $ croupier casinos list --status blacklisted
    brass-magpie	Brass Magpie	2.3	1.4	blacklisted (high), active	regular	…
    silver-fox	Silver Fox	8.5		blacklisted (high), active	regular	…
    $ croupier casinos delete silver-fox brass-magpie --yes
    ! Deleted Silver Fox (silver-fox), Brass Magpie (brass-magpie).
    $ croupier casinos list --status blacklisted --format count
    0
    $ croupier undo
    ! Took back casinos.delete of …: Silver Fox, Brass Magpie.
    $ croupier casinos list --status blacklisted --format count
    2
    `,
  );
});

test('an empty option of a new casino is as one that is not given', async () => {
  const folder = await sampleFolder();
  const options = '--owner "" --bonuses "" --logo "" --pros ""';
  const { code, stderr } = await runShell(
    folder,
    `croupier casinos add --name Fox --description Calm. ${options}; croupier casinos add --name Hen --description Calm.`,
  );
  expect(code, stderr).toBe(0);
  const shown = async (name: string) =>
    JSON.parse((await runShell(folder, `croupier casinos show ${name} --json`)).stdout);
  const { id: _id, createdAt: _at, updatedAt: _later, name: _name, slug: _slug, ...fox } = await shown('fox');
  expect(await shown('hen')).toMatchObject(fox);
});

test('the terminal uses the messages of the casino forms', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos add --name " " --description Calm.
    ? 6
    ! Casino name is required
    $ croupier casinos add --name Fox --description ""
    ? 6
    ! Description is required
    $ croupier casinos add --name Fox --description Calm. --stars 5.5
    ? 6
    ! Rating must be between 0 and 5
    !   given: '5.5'
    $ croupier casinos edit copper-heron --rating 10.5
    ? 6
    ! Rating must be between 0 and 10
    !   given: '10.5'
    $ croupier casinos edit copper-heron --rating 1,234
    ? 6
    ! Rating must be clear: '1,234' can be 1.234 or 1234; write the one that is meant
    $ croupier casinos list --min-score 1,234
    ? 2
    ! --min-score must be clear: '1,234' can be 1.234 or 1234; write the one that is meant
    ! Give it as --min-score 1.234.
    $ croupier casinos edit copper-heron --rating 0,9
    ! Changed Copper Heron (copper-heron).
    $ croupier casinos show copper-heron --fields rating
    Rating	0.9
    $ croupier casinos edit copper-heron --name ""
    ? 6
    ! Casino name is required
    $ croupier casinos edit nobody-here --rating 1
    ? 5
    ! Casino Not Found
    !   The casino you're looking for doesn't exist.
    !   Casino 'nobody-here' is not there
    ! croupier casinos list shows every casino.
    $ croupier casinos edit copper-heron --rating 1 --stars 1
    ? 2
    ! Option '--stars <value>' cannot be used with option '--rating <value>'
    ! croupier casinos edit --help shows what it takes.
    $ croupier casinos add --name "Paper Kite" --description Again. --slug paper-kite
    ? 7
    ! Casino with slug 'paper-kite' exists already
    ! Give another slug, or change the one that is there.
    $ croupier casinos add --name "Paper Kite" --description Again.
    ! There is a casino 'Paper Kite' already, with the slug paper-kite: this is another one, with the slug paper-kite-2
    ! Added Paper Kite (paper-kite-2).
    `,
  );
});

test('show --json and --from copy a record, and options change the copy', async () => {
  const folder = await sampleFolder();
  const line =
    'croupier casinos show copper-heron --json | croupier casinos add --from - --slug twin --name Twin --json';
  const { change, records } = await json(folder, line);
  const original = await json(folder, 'croupier casinos show copper-heron --json');
  expect(change).toMatch(/^[0-9a-f-]{36}$/);
  expect(records).toEqual([
    {
      ...original,
      id: expect.not.stringMatching(original.id),
      slug: 'twin',
      name: 'Twin',
      updatedAt: expect.any(String),
    },
  ]);
  await runTranscript(
    folder,
    `
    $ echo '{"rating": 3, "nonsens": 1}' | croupier casinos edit twin --from -
    ? 6
    ! Casino has no field 'nonsens'
    $ echo '{"rating": 3,}' | croupier casinos edit twin --from -
    ? 6
    ! stdin is not JSON: …
    ! Give a record as …
    $ echo '[]' | croupier casinos edit twin --from -
    ? 6
    ! stdin does not hold one JSON object
    ! Give one record; croupier casinos import takes many.
    $ croupier casinos edit twin --from no-such.json
    ? 5
    ! There is no file no-such.json
    ! Check its name and folder.
    `,
  );
});

test('a list is sorted, filtered, limited, and printed in every format', async () => {
  const folder = await sampleFolder();
  const slugs = async (options: string) =>
    (await json(folder, `croupier casinos list --json ${options}`)).map(({ slug }: { slug: string }) => slug);
  const all = ['brass-magpie', 'copper-heron', 'lantern-quay', 'paper-kite'];
  expect(await slugs('')).toEqual(all);
  expect(await slugs('--sort -name')).toEqual(all.toReversed());
  // A blacklisted casino comes last in either direction.
  expect(await slugs('--sort rating')).toEqual([
    'paper-kite',
    'lantern-quay',
    'copper-heron',
    'brass-magpie',
  ]);
  expect(await slugs('--sort -rating --limit 2 --offset 1')).toEqual(['lantern-quay', 'paper-kite']);
  expect(await slugs('--status featured,blacklisted')).toEqual([
    'brass-magpie',
    'copper-heron',
    'lantern-quay',
  ]);
  expect(await slugs('--status inactive')).toEqual([]);
  expect(await slugs('--search WITHDRAWALS')).toContain('copper-heron');
  expect(await slugs('--country Malta')).toContain('copper-heron');
  expect(await slugs('--payment VISA,bitcoin --payout-days 1 --min-score 9')).toEqual(['copper-heron']);

  const ids = (await json(folder, 'croupier casinos list --json'))
    .map(({ id }: { id: string }) => `${id}\n`)
    .join('');
  await runTranscript(
    folder,
    `
    $ croupier casinos list --format ids
    ${ids.trim().split('\n').join('\n    ')}
    $ croupier casinos list --format count --limit 1
    4
    $ croupier casinos list --format ndjson --fields slug,bonuses.welcome --search heron
    {"slug":"copper-heron","bonuses":{"welcome":"100% up to €200 on the first deposit"}}
    $ croupier casinos list --format csv --fields slug,rating --search heron
    slug,rating
    copper-heron,4.6
    $ croupier casinos list --fields slug,isFeatured --limit 1
    brass-magpie	false
    $ croupier casinos list --status inactive
    $ croupier casinos list --country Atlantis
    ? 2
    ! --country must name a country or its two-letter code, not 'Atlantis'
    ! Give it as --country DK or --country Denmark.
    $ croupier casinos list --limit many
    ? 2
    ! --limit must be a whole number, not 'many'
    ! Give it as --limit 10.
    `,
  );
  const table = (await runShell(folder, 'croupier casinos list --format table')).stdout;
  expect(table.split('\n')[0]).toMatch(/^SLUG +NAME +RATING +STATUS +FEATURED +CREATED$/);
});

test('a casino is named by slug, id, or the first characters of its id where they are unique', async () => {
  const folder = await sampleFolder();
  const { id } = await json(folder, 'croupier casinos show copper-heron --json');
  expect((await json(folder, `croupier casinos show ${id} --json`)).slug).toBe('copper-heron');
  const shared = await runShell(folder, `croupier casinos show ${id.slice(0, 8)}`);
  expect(shared.code).toBe(5);
  expect(shared.stderr).toMatch(
    /begins the ids of \d+ casinos\n( {2}[\da-f-]{36} {2}.+\n)+Give more of the id/,
  );
});

test('--as runs with the permissions of a user, and unknown users are rejected', async () => {
  const folder = await sampleFolder();
  const users = JSON.parse((await runShell(folder, 'cat croupier-data/private/users.json')).stdout) as {
    username: string;
    role: string;
  }[];
  const plain = users.find(({ role }) => role === 'user')?.username;
  const admin = users.find(({ role }) => role === 'admin')?.username;
  await runTranscript(
    folder,
    `
    $ croupier casinos feature paper-kite --as ${plain}
    ? 4
    ! The role user may not do this: Feature casinos
    ! Ask someone who may …
    $ croupier casinos feature paper-kite --as nobody-known-here
    ? 5
    ! User 'nobody-known-here' is not there
    ! …
    $ croupier casinos feature paper-kite --as ${admin}
    ! Featured Paper Kite (paper-kite).
    $ croupier history --limit 1 --fields operation,subject
    casinos.feature	Paper Kite
    `,
  );
  const [latest] = await json(folder, 'croupier history --json');
  expect(latest.by.name).toBe(admin);
});

test('undo rejects an unknown change, and names the later change that blocks one', async () => {
  const folder = await sampleFolder();
  await runShell(
    folder,
    'croupier casinos edit copper-heron --rating 5; croupier casinos edit copper-heron --rating 6',
  );
  const [later, earlier] = await json(folder, 'croupier history --json');
  await runTranscript(
    folder,
    `
    $ croupier undo ffffffff
    ? 5
    ! Change 'ffffffff' is not there
    ! croupier history lists the changes that are kept.
    $ croupier undo ${earlier.id}
    ? 7
    ! Change ${later.number} (casinos.edit: Copper Heron) came later and stands on it
    ! Undo that one first: croupier undo ${later.number}
    $ croupier history show ${later.number} --quiet
    …
    | update casinos Copper Heron
    |   rating: 5 → 6
    `,
  );
});

test('a backup restores everything, and a damaged one changes nothing', async () => {
  const folder = await sampleFolder();
  await runShell(
    folder,
    'croupier backup all.backup && croupier casinos delete copper-heron paper-kite --yes',
  );
  writeFileSync(path.join(folder, 'other.backup'), 'not a backup\n');
  await runTranscript(
    folder,
    `
    $ sed 's/Copper/Kopper/' all.backup > damaged.backup; croupier restore damaged.backup --yes
    ? 6
    ! Line … of the backup is not as it was written
    ! Take another backup file; the store is as it was.
    $ croupier restore other.backup --yes
    ? 6
    ! Line 1 of the backup is not JSON: the file is damaged or no backup
    $ croupier restore all.backup
    ? 2
    ! Put all.backup in the place of everything that is in the store?
    ! Nobody is here to answer: give --yes to restore without a question.
    $ croupier casinos list --format count
    2
    $ croupier restore all.backup --yes
    ! Restored … records: …
    ! Page views and clicks are as in the backup; undo leaves them so.
    $ croupier casinos list --format count
    4
    `,
  );
});

test('every option that is blank or wrong is told at once, each with its field', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier casinos add --name "" --description "" --rating 12
    ! Casino name is required
    !   name: Casino name is required
    !   description: Description is required
    !   rating: Rating must be between 0 and 10 (given: '12')
    ? 6
    $ croupier casinos edit copper-heron --name "" --rating 12
    ! Casino name is required
    !   name: Casino name is required
    !   rating: Rating must be between 0 and 10 (given: '12')
    ? 6
    `,
  );
});

test('a name that is taken makes another casino, and the terminal says so', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos add --name "Golden Fox" --description "Calm."
    ! Added Golden Fox (golden-fox).
    $ croupier casinos add --name "Golden Fox" --description "Calm."
    ! There is a casino 'Golden Fox' already, with the slug golden-fox: this is another one, with the slug golden-fox-2
    ! Added Golden Fox (golden-fox-2).
    $ croupier casinos add --name "golden fox" --description "Calm."
    ! There is a casino 'Golden Fox' already, with the slug golden-fox: this is another one, with the slug golden-fox-3
    ! Added golden fox (golden-fox-3).
    $ croupier casinos add --name "Golden Fox 21" --description "Calm."
    ! Added Golden Fox 21 (golden-fox-21).
    $ croupier casinos add --name "Golden Fox" --slug golden-fox-9 --description "Calm."
    ! 'Golden Fox' (golden-fox-9) may be 'Golden Fox' (golden-fox): the same name. To make one of both: croupier casinos merge golden-fox golden-fox-9; if they are two: croupier casinos distinct golden-fox golden-fox-9
    ! Added Golden Fox (golden-fox-9).
    `,
  );
});

test('numbers change by so much, and a list of which each item has a sign gains and loses items', async () => {
  const folder = await sampleFolder();
  await runShell(
    folder,
    'croupier casinos add --name "Golden Fox" --description Calm. --rating 5 --countries DK,US',
  );
  const edit = (line: string) => runShell(folder, `croupier casinos edit golden-fox ${line}`);
  expect((await edit('--set rating+=0.5 --set "rating-=1" --countries "+CA, -US"')).code).toBe(2);
  expect((await edit('--set rating-=0.7 --countries "+CA, -US"')).code).toBe(0);
  const fields = 'croupier casinos show golden-fox --json --fields rating,countries';
  expect(await json(folder, fields)).toEqual({ rating: 4.3, countries: ['DK', 'CA'] });
  for (const [line, fault] of [
    ['--countries +CA,US', 'Only some items of Countries have a sign: +CA,US'],
    ['--set established+=1', 'Established of golden-fox is empty, so nothing can be added to it'],
    ['--set rating+=much', 'Rating must be a number'],
    ['--set name+=x', 'Name is neither a list nor a number'],
    ['--countries +Narnia', 'Narnia'],
  ] as const)
    expect((await edit(line)).stderr).toContain(fault);
  const added = await runShell(folder, 'croupier casinos add --name Owl --description x --countries +CA');
  expect(added.stderr).toContain('There is no list yet to add to or take from');
  expect(added.code).toBe(2);
});

let foxFolder: Promise<string> | undefined;

async function withGoldenFox(): Promise<string> {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier casinos add --name "Golden Fox" --description Calm. --rating 5');
  return folder;
}

test.each([
  ['golden-fox --set rating=3 --rating 4', 'rating'],
  ['golden-fox --set rating=3 --stars 4', 'rating'],
  ['golden-fox --set rating=3 --set rating=4', 'rating'],
  ['golden-fox --set licenses=MGA --set licenses+=UKGC', 'licenses'],
  ['golden-fox --set licenses-=MGA --licenses UKGC', 'licenses'],
  ['golden-fox --set rating=3 --set rating+=1', 'rating'],
  ['golden-fox --set rating+=1 --rating 4', 'rating'],
  ['golden-fox --countries +DK --set countries=DK', 'countries'],
  ['golden-fox --rating 3 --rating 4', '--rating'],
  ['--where "rating>1" --set isActive=false --is-active true --yes', 'isActive'],
])('options that contradict each other are refused: %s', async (line, what) => {
  foxFolder ??= withGoldenFox();
  const folder = await sampleFolder(await foxFolder);
  const { code, stderr } = await runShell(folder, `croupier casinos edit ${line}`);
  expect(stderr).toMatch(new RegExp(`${what} is (set|given) twice`));
  expect(code).toBe(2);
  expect(await json(folder, 'croupier casinos show golden-fox --json --fields rating')).toEqual({
    rating: 5,
  });
});
