import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder, runShell } from './shell.js';

const folder = emptyFolder();
const croupier = (args: string) => runShell(folder, `croupier ${args}`);
const json = async (args: string) => JSON.parse((await croupier(`${args} --json`)).stdout);

const CASINOS = [
  'casinos add --name "Night Fox" --description Calm. --visit-url https://night-fox.example/ --countries DE,SE',
  'casinos add --name "Day Fox" --description Bright. --visit-url https://day-fox.example/',
  'casinos add --name Owl --description Wise. --countries GB',
];
const LISTINGS = `casino,market,accepts,visitUrl,licenseAuthority,offer
Night Fox,Great Britain,yes,https://night-fox.example/gb,UK Gambling Commission,Fifty spins
night-fox,DE,no,,,
Night Fox,ontario,unknown,,,
Day Fox,GB,no,,,
`;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'listings.csv'), LISTINGS);
  for (const line of [
    'init --name Guide --quiet',
    ...CASINOS,
    'bonuses add --casino night-fox --title "Fifty spins" --quiet',
    'listings import listings.csv --quiet',
  ]) {
    const { code, stderr } = await croupier(line);
    expect(code, `${line}\n${stderr}`).toBe(0);
  }
});

test('a file of listings names casinos by name or slug and markets by name or code, and is unchanged the second time', async () => {
  const { records } = { records: await json('listings list --fields slug,accepts') };
  expect(records.map(({ slug, accepts }: { slug: string; accepts: string }) => `${slug} ${accepts}`)).toEqual(
    ['day-fox-in-gb no', 'night-fox-in-ca-on unknown', 'night-fox-in-de no', 'night-fox-in-gb yes'],
  );
  const again = await croupier('listings import listings.csv --on-conflict update --dry-run');
  expect(again.stdout + again.stderr).toMatch(/4 unchanged/);
});

test('an export of listings imports back as all unchanged, into another store too', async () => {
  const { stdout } = await croupier('listings export');
  writeFileSync(path.join(folder, 'exported.csv'), stdout);
  const here = await croupier('listings import exported.csv --on-conflict update --dry-run');
  expect(here.stdout + here.stderr).toMatch(/4 unchanged/);
  const other = emptyFolder();
  const shell = (line: string) => runShell(other, line);
  const lines = ['init --name Other', ...CASINOS, 'bonuses add --casino night-fox --title "Fifty spins"'];
  const made = await shell(
    `${lines.map((line) => `croupier ${line} --quiet`).join(' && ')} && croupier listings import ${folder}/exported.csv`,
  );
  expect(made.code, made.stderr).toBe(0);
  expect(JSON.parse((await shell('croupier listings show night-fox-in-gb --json')).stdout)).toMatchObject({
    ...{ casino: 'Night Fox', market: 'GB', accepts: 'yes', offer: 'Fifty spins' },
  });
});

test('casinos are listed by the market whose players they accept, refuse, or may accept', async () => {
  const slugs = async (args: string) =>
    (await json(`casinos list ${args} --fields slug`)).map(({ slug }: { slug: string }) => slug);
  expect(await slugs('--market GB')).toEqual(['night-fox', 'owl']);
  expect(await slugs('--market GB --accepts yes')).toEqual(['night-fox', 'owl']);
  expect(await slugs('--market GB --accepts no')).toEqual(['day-fox']);
  expect(await slugs('--market Sweden --accepts yes')).toEqual(['night-fox']);
  expect(await slugs('--market CA-ON --accepts unknown')).toEqual(['day-fox', 'night-fox', 'owl']);
  const { stdout } = await croupier('casinos export --market DE --accepts no');
  expect(stdout.trim().split('\n')).toHaveLength(2);
});

test('a casino says what visitors of a market get of it, and why', async () => {
  const said = async (args: string) => (await croupier(`casinos show ${args}`)).stdout;
  expect(await said('night-fox --market GB')).toMatch(
    /Night Fox in United Kingdom \(GB\)\nAccepts +yes, because its listing for United Kingdom says so\nLink +https:\/\/night-fox.example\/gb\nTerms +none\nOffer +Fifty spins\nRules +none/,
  );
  expect(await said('night-fox --market DE')).toMatch(
    /no, because its listing.*\nShown +no link and no offer: its players are not accepted/,
  );
  expect(await said('owl --market FR')).toMatch(/Accepts +unknown, because nobody entered it/);
  expect(await json('casinos show night-fox --market DE')).toMatchObject({
    ...{ slug: 'night-fox', state: 'withheld', reasons: ['not-accepted'] },
  });
});

test.each([
  ['casinos list --accepts yes', 2, /Say in which market/],
  ['casinos list --market Atlantis', 2, /--market must name a country, or a state/],
  ['casinos show owl --market XX', 2, /--market must name/],
  ['listings add --casino owl --market GB --accepts maybe', 6, /Accepts/],
  ['listings add --casino nobody --market GB', 6, /There is no casino 'nobody'/],
  ['listings add --casino owl --market Narnia', 6, /must be a country like GB/],
  ['listings add --casino owl', 2, /choose the market/],
  ['listings add --casino night-fox --market GB', 7, /Night Fox has a listing for United Kingdom/],
  ['listings add --casino owl --market GB --offer "Fifty spins"', 6, /has no bonus 'Fifty spins'/],
])('croupier %s is refused, and says what is wrong', async (line, code, why) => {
  const refused = await croupier(`${line} --no-input`);
  expect(refused.stderr).toMatch(why);
  expect(refused.code, refused.stderr).toBe(code);
});

test('a rename, a merge and a deletion of casinos carry their listings along, and are undone whole', async () => {
  const stored = () => readFileSync(path.join(folder, 'croupier-data/listings.json'), 'utf8');
  const before = stored();
  const slugs = async () =>
    (await json('listings list --fields slug')).map(({ slug }: { slug: string }) => slug);
  expect((await croupier('casinos edit night-fox --name "Dusk Fox" --quiet')).code).toBe(0);
  expect((await croupier('casinos rename night-fox dusk-fox --yes --quiet')).code).toBe(0);
  expect((await croupier('bonuses edit "Fifty spins" --title "Sixty spins" --quiet')).code).toBe(0);
  expect(await json('listings show dusk-fox-in-gb')).toMatchObject({
    ...{ casino: 'Dusk Fox', offer: 'Sixty spins' },
  });
  expect((await croupier('casinos merge day-fox dusk-fox --yes --quiet')).code).toBe(0);
  expect(await slugs()).toEqual(['day-fox-in-ca-on', 'day-fox-in-de', 'day-fox-in-gb']);
  expect(await json('listings show day-fox-in-gb')).toMatchObject({ accepts: 'no' });
  expect((await croupier('casinos delete day-fox --yes --quiet')).code).toBe(0);
  expect(await slugs()).toEqual([]);
  for (let i = 0; i < 5; i++) expect((await croupier('undo --yes --quiet')).code).toBe(0);
  expect(stored()).toBe(before);
});

test('a casino says which promise is left out where its conditions have to stand beside it, until somebody enters them', async () => {
  const said = async () => (await croupier('casinos show night-fox --market GB')).stdout;
  expect((await croupier('markets add --code GB --quiet')).code).toBe(0);
  expect(await said()).toMatch(
    /Offer +its own line, but for what is left out\nLeft out Fifty spins: no bonus of it says the conditions that United Kingdom asks for\nRules +those of United Kingdom hold/,
  );
  await croupier('bonuses edit "Fifty spins" --wagering-times 10 --wagering-on winnings --quiet');
  expect(await said()).toMatch(/Offer +Fifty spins\nRules/);
});
