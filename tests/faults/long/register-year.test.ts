import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPerform, operations as op, openStore, type Perform, runtime } from '@croupier/core';
import { fileStorage, initStore } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from '../../cli/shell.js';
import { type LedgerOutcome, type LedgerSource, registerLedger } from '../register-ledger.js';
import { COUNTRIES, type RegisterRow, registerCsv, registerWorld } from '../register-world.js';

/** Which nights; another seed gives others. */
const SEED = Number(process.env.CROUPIER_SEED ?? 365);
const NIGHTS = 365;
const BRANDS = 150;

const SHARED = {
  default: { description: 'Listed.', rating: '3', bonuses: 'None', games: 'Slots', paymentMethods: 'Visa' },
  noDefaults: true,
  mergeLists: ['countries'],
};
const SETTINGS = {
  north: { ...SHARED, key: ['domain'], whenGone: 'deactivate' as const, ignore: ['Ref'] },
  south: { ...SHARED, key: ['column:Ref', 'domain'], owns: ['established'] },
};
const KEYS = {
  north: ({ domain }: RegisterRow) => `domain: ${domain}`,
  south: ({ licence }: RegisterRow) => `column:Ref: ${licence}`,
};
type Name = keyof typeof SETTINGS;
const NAMES: readonly Name[] = ['north', 'south'];

/** What an import of a file tells. */
type Told = Pick<Awaited<ReturnType<typeof importByOperation>>, 'result' | 'change'>;

function importByOperation(perform: Perform, name: Name, text: string) {
  return perform(op['casinos.import'], { source: text, fromSource: name, mirror: name === 'north' });
}

/** Imports a file with the command; throws the problem that it tells. */
async function importByCommand(folder: string, name: Name, text: string): Promise<Told> {
  writeFileSync(path.join(folder, `${name}.csv`), text);
  const mirror = name === 'north' ? '--mirror' : '';
  const { code, stdout, stderr } = await runShell(
    folder,
    `croupier casinos import ${name}.csv --source ${name} ${mirror} --json`,
  );
  if (code !== 0 && code !== 8) throw JSON.parse(stderr.trim().split('\n').at(-1) as string).error;
  const { change, ...result } = JSON.parse(stdout);
  return { result, change: change ?? undefined };
}

async function openYear({ withCommand = false } = {}) {
  const site = emptyFolder();
  const folder = path.join(site, 'croupier-data');
  await initStore(folder);
  const storage = fileStorage(folder);
  const perform = createPerform(storage, runtime);
  const store = openStore(storage, runtime);
  const ids: Record<string, string> = {};
  for (const name of NAMES) {
    const { result } = await perform(op['profiles.save'], {
      ...{ name, collection: 'casinos', settings: SETTINGS[name] },
    });
    ids[name] = result.records[0]?.id as string;
  }
  return {
    perform,
    take: (name: Name, text: string): Promise<Told> =>
      withCommand ? importByCommand(site, name, text) : importByOperation(perform, name, text),
    /** Everything of the store that an import writes. */
    dump: () =>
      store.question(({ casinos, sourceRecords, importRuns }) =>
        JSON.stringify(
          [casinos, sourceRecords, importRuns].map((all) =>
            [...all.all()].sort((a, b) => a.id.localeCompare(b.id)),
          ),
        ),
      ),
    /** The store as the ledger tells its own state. */
    state: () =>
      store.question(({ casinos, sourceRecords }) => ({
        casinos: [...casinos.all()]
          .map(({ slug, name, visitUrl, minDeposit, established, countries, isActive }) => ({
            ...{ slug, name, visitUrl, minDeposit, established, countries: [...countries].sort(), isActive },
          }))
          .sort((a, b) => a.slug.localeCompare(b.slug)),
        rows: NAMES.map((name) =>
          [...sourceRecords.all()]
            .filter(({ source }) => source === ids[name])
            .map(({ key, state, record, said, heldBefore, marked }) => {
              const { countries = [], ...scalars } = (said ?? {}) as { countries?: string[] };
              const before = ((heldBefore ?? {}) as { countries?: string[] }).countries ?? [];
              return {
                ...{ key, state },
                casino: record === undefined ? null : (casinos.get(record)?.slug ?? 'deleted'),
                ...{ said: scalars, countries: [...countries].sort(), before: [...before].sort() },
                wasRetired: marked !== undefined,
              };
            })
            .sort((a, b) => a.key.localeCompare(b.key)),
        ),
      })),
  };
}

type Year = Awaited<ReturnType<typeof openYear>>;
type World = ReturnType<typeof registerWorld>;
type Ledger = ReturnType<typeof registerLedger>;

/** Imports a file into the store and into the ledger, twice, and compares what both tell. */
async function night(year: Year, ledger: Ledger, source: LedgerSource, name: Name, rows: RegisterRow[]) {
  const text = registerCsv(rows);
  const refused = ledger.refusal(source, rows, text);
  if (refused !== undefined) return expectRefused(year, name, text);
  const expected = ledger.import(source, rows, text);
  const { result } = await year.take(name, text);
  const { created, updated, unchanged, skipped, rejected, source: told } = result;
  const { gone = 0, returned = 0, open = 0, keptRecords = [] } = told ?? {};
  const kept = keptRecords.map(({ slug }) => slug).sort();
  expect(rejected).toBe(0);
  await expectAsInLedger(year, ledger);
  expect({ created, updated, unchanged, skipped, gone, returned, open, kept }).toEqual({
    ...expected,
    kept: expected.kept.toSorted(),
  });
  const once = await year.dump();
  const again = await year.take(name, text);
  expect(JSON.parse(await year.dump())).toEqual(JSON.parse(once));
  expect(await year.dump()).toBe(once);
  expect(again.change).toBeUndefined();
  expect(again.result).toMatchObject({ created: 0, updated: 0 });
  ledger.import(source, rows, text);
  return expected;
}

/** Compares the store with the ledger, and tells only what differs. */
async function expectAsInLedger(year: Year, ledger: Ledger): Promise<void> {
  const lines = ({ casinos, rows }: { casinos: object[]; rows: object[][] }) =>
    [casinos, ...rows].flat().map((one) => JSON.stringify(one, sortedKeys));
  const [found, expected] = [lines(await year.state()), lines(ledger.state())];
  const [inStore, inLedger] = [new Set(found), new Set(expected)];
  expect(found.filter((line) => !inLedger.has(line))).toEqual(expected.filter((line) => !inStore.has(line)));
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}

async function expectRefused(year: Year, name: Name, text: string): Promise<undefined> {
  const before = await year.dump();
  const refusal = await year.take(name, text).catch((error) => error);
  expect(refusal).toMatchObject({ code: 'conflict' });
  expect(await year.dump()).toBe(before);
  return undefined;
}

/** What people do between two nights. */
async function day(year: Year, ledger: Ledger, sources: Record<Name, LedgerSource>, world: World) {
  const { chance, below, pick, some } = world;
  const { perform } = year;
  for (let n = below(4); n > 0; n--) {
    const casino = pick(ledger.living());
    const record = casino.slug;
    const what = world.random();
    if (what < 0.06) {
      await perform(op['casinos.delete'], { records: [record] });
      casino.isDeleted = true;
      continue;
    }
    if (what < 0.12) {
      const slug = `renamed-${casino.slug}`.slice(0, 60);
      if (ledger.bySlug(slug) !== undefined) continue;
      casino.slug = slug;
      await perform(op['casinos.rename'], { record, slug: casino.slug });
      continue;
    }
    const changes =
      what < 0.3
        ? { minDeposit: String(5 + below(5)) }
        : what < 0.45
          ? { name: `${casino.name} Royal` }
          : what < 0.6
            ? { established: 1990 + below(30) }
            : what < 0.7
              ? { isActive: chance(0.5) }
              : { countries: some(COUNTRIES, 0.4) };
    await perform(op['casinos.edit'], { record, changes });
    const { countries, ...scalars } = changes as { countries?: string[] };
    Object.assign(casino, scalars);
    if (countries !== undefined) casino.countries = new Set(countries);
  }
  for (const name of NAMES)
    for (const [key, { state }] of [...sources[name].entries])
      if (state === 'open' && chance(0.2)) {
        const what = pick(['record', 'new', 'never'] as const);
        const meant = what === 'record' ? pick(ledger.living()) : what;
        await perform(op['sources.decide'], {
          ...{ source: name, key },
          ...(typeof meant === 'string' ? { as: meant } : { record: meant.slug }),
        });
        ledger.decide(sources[name], key, meant);
      }
}

function openLedger() {
  const ledger = registerLedger();
  return {
    ledger,
    sources: {
      north: ledger.addSource({ keyOf: KEYS.north, isMirrored: true, owns: [] }),
      south: ledger.addSource({ keyOf: KEYS.south, isMirrored: false, owns: ['established'] }),
    },
  };
}

test(`${NIGHTS} nights of two registers leave what a ledger of its own leaves, twice is once, and undo returns to the night before`, async () => {
  const year = await openYear();
  const world = registerWorld(SEED, BRANDS);
  const { ledger, sources } = openLedger();
  const weekOfFiles: RegisterRow[][] = [];
  const seen = { created: 0, updated: 0, gone: 0, returned: 0, open: 0, kept: 0, refused: 0 };
  const count = (outcome: LedgerOutcome | undefined) => {
    if (outcome === undefined) return void seen.refused++;
    for (const name of ['created', 'updated', 'gone', 'returned', 'open'] as const)
      seen[name] += outcome[name];
    seen.kept += outcome.kept.length;
  };

  for (let n = 1; n <= NIGHTS; n++) {
    const files = world.nextNight();
    const order = world.chance(0.5) ? NAMES : NAMES.toReversed();
    if (n > 1 && world.chance(0.1))
      await expectRefused(year, 'north', registerCsv(files.north.slice(0, files.north.length / 2)));
    const before = await year.dump();
    let changes = 0;
    for (const name of order) {
      if (name === 'south' && world.chance(0.2)) continue;
      const outcome = await night(year, ledger, sources[name], name, files[name]);
      count(outcome);
      if (outcome !== undefined) changes++;
    }
    if (n % 10 === 0 && changes > 0) await expectUndone(year, before);
    if (n > 7 && n % 7 === 0)
      count(await night(year, ledger, sources.north, 'north', weekOfFiles[n - 7] as RegisterRow[]));
    weekOfFiles[n] = files.north;
    await day(year, ledger, sources, world);
    await expectAsInLedger(year, ledger);
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  const { findings } = (await year.perform(op['doctor.check'], {})).result;
  expect(findings.filter(({ check }) => check === 'damaged-file')).toEqual([]);
}, 1_800_000);

async function expectUndone(year: Year, before: string): Promise<void> {
  const after = await year.dump();
  let steps = 0;
  while ((await year.dump()) !== before && steps < 2) {
    await year.perform(op['history.undo'], {});
    steps++;
  }
  expect(await year.dump()).toBe(before);
  for (; steps > 0; steps--) await year.perform(op['history.redo'], {});
  expect(await year.dump()).toBe(after);
}

test('nights of the command leave what the ledger leaves, and half a file is refused', async () => {
  const year = await openYear({ withCommand: true });
  const world = registerWorld(SEED + 1, BRANDS);
  const { ledger, sources } = openLedger();
  for (let n = 0; n < 4; n++) {
    const files = world.nextNight();
    for (const name of NAMES) await night(year, ledger, sources[name], name, files[name]);
    await expectRefused(year, 'north', registerCsv(files.north.slice(0, files.north.length / 2)));
    await day(year, ledger, sources, world);
  }
});
