import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { createPerform, isProblem, operations as op, openStore, type Problem, runtime } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { emptyFolder, sampleFolder } from '../cli/shell.js';
import { isLongRun } from '../long-run.js';
import { inflict, type RandomDamage, randomDamages } from './random-damage.js';

/** Which cases; another seed gives others. */
const SEED = Number(process.env.CROUPIER_SEED ?? 11);
const COUNT = isLongRun ? 500 : 8;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DATE = new Date('2026-11-20T12:00:00Z');
/** Nothing is read from these, or, as the index, only what is known of other files. */
const WITHOUT_CONTENT = ['private/lock', 'private/logs.lock', 'private/.gitignore'];

type Answer = { value: string } | { error: unknown };

/** A store with sample content, a picture, an account and traffic, whose files are all known to be right. */
async function fullStore(): Promise<{ store: string; files: string[] }> {
  const store = path.join(await sampleFolder(), 'croupier-data');
  const storage = fileStorage(store);
  const perform = createPerform(storage, runtime);
  await perform(op['media.add'], { files: [{ title: 'dot.png', content: PNG }] });
  await openStore(storage, runtime).change(
    { by: { name: 'fox' }, operation: 'x.y' },
    ({ users, credentials }) => {
      const { id } = users.insert({ username: 'fox', email: 'fox@example.com', role: 'admin' });
      credentials.insert({ userId: id, hash: 'scrypt:abc' });
    },
  );
  const view = { id: runtime.newId(), path: '/', title: 'Home', referrer: '', ts: 1 };
  for (const ts of [1, 2, 3]) await storage.appendLog('pageViews', { ...view, ts });
  const files = (readdirSync(store, { recursive: true }) as string[])
    .filter((name) => lstatSync(path.join(store, name)).isFile() && !WITHOUT_CONTENT.includes(name))
    .sort();
  return { store, files };
}

/** Everything that can be read of a store, each by itself, and what was noted meanwhile. */
async function readAll(store: string): Promise<{ answers: Map<string, Answer>; notes: string }> {
  const notes: string[] = [];
  const storage = fileStorage(store, { onNote: (note) => notes.push(note) });
  const perform = createPerform(storage, runtime);
  const answers = new Map<string, Answer>();
  const ask = async (name: string, question: () => Promise<unknown>) => {
    const answer = await question().then(
      (value) => ({ value: JSON.stringify(value) }),
      (error: unknown) => ({ error }),
    );
    answers.set(name, answer);
  };
  const content = openStore(storage, runtime);
  for (const name of CONTENT) {
    await ask(name, () =>
      content.question((all) => {
        const part = (all as unknown as Record<string, { all?(): Iterable<unknown>; get(): unknown }>)[name];
        return part?.all === undefined ? part?.get() : [...part.all()];
      }),
    );
  }
  await ask('list', async () => (await perform(op['casinos.list'], {})).result);
  await ask('show', async () => (await perform(op['casinos.show'], { record: 'paper-kite' })).result);
  await ask('history', () => storage.history());
  await ask('traffic', () => storage.readLog('pageViews'));
  await ask('pictures', async () => {
    const names = await storage.media.list();
    return Promise.all(names.map(async (name) => [name, await storage.media.read(name)]));
  });
  return { answers, notes: notes.join('\n') };
}

const CONTENT = [
  'casinos',
  'bonuses',
  'games',
  'posts',
  'pages',
  'redirects',
  'profiles',
  'sourceRecords',
  'importRuns',
  'distinctPairs',
  'registers',
  'views',
  'drafts',
  'users',
  'credentials',
  'menus',
  'settings',
  'homepage',
  'media',
  'styles',
  'community',
  'showcase',
];

/** What is read of a file. */
function answersOf(file: string): string[] {
  const name = path.basename(file).replace(/\..*/, '');
  if (name === 'casinos') return ['casinos', 'list', 'show'];
  if (name === 'pageViews') return ['traffic'];
  if (name === 'history' || CONTENT.includes(name)) return [name];
  return file.startsWith('media/') ? ['pictures'] : [];
}

/** Whether a log is there and all its lines can be read: nobody can tell that one is missing, or another than it was. */
function isWholeLog(store: string, file: string): boolean {
  if (!file.endsWith('pageViews.ndjson')) return false;
  const place = path.join(store, file);
  if (!existsSync(place)) return false;
  const text = readFileSync(place, 'utf8');
  return text !== '' && text.split('\n').every((line) => line === '' || isJson(line));
}

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== null;
  } catch {
    return false;
  }
}

const textOf = (problem: Problem) => JSON.stringify([problem.message, problem.hint, problem.issues]);

async function faultsOf(
  template: string,
  before: Map<string, Answer>,
  damages: RandomDamage[],
): Promise<string[]> {
  const store = path.join(emptyFolder(), 'croupier-data');
  cpSync(template, store, { recursive: true });
  // Known in this copy too, with a date that a faulty disk would keep.
  for (const name of readdirSync(store, { recursive: true }) as string[])
    utimesSync(path.join(store, name), DATE, DATE);
  await readAll(store);
  const damaged = [...new Set(damages.flatMap((damage) => inflict(store, damage)))];
  const faults: string[] = [];
  const isNamed = (text: string) => damaged.some((file) => text.includes(file));
  const judge = (what: string, error: unknown) => {
    if (!isProblem(error)) faults.push(`${what} ends in a mistake of its own: ${(error as Error).stack}`);
    else if (error.reason === 'store.not-a-store' && damaged.includes('croupier.json')) return;
    else if (!isNamed(textOf(error))) faults.push(`${what} names no damaged file: ${textOf(error)}`);
  };

  /** A record whose whole line went with a new date was taken out by hand, and the change of its file was told. */
  const isTakenOut = (error: unknown) =>
    isProblem(error) && error.reason === 'record.not-found' && isNamed(told);
  let told = '';

  const perform = createPerform(fileStorage(store), runtime);
  const checked = await perform(op['doctor.check'], {}).catch((error: unknown) => ({ error }));
  if ('error' in checked) {
    judge('doctor', checked.error);
    return faults;
  }
  const found = JSON.stringify(checked.result.findings);
  const { answers, notes } = await readAll(store);
  told = `${found}\n${notes}`;
  const changed = new Set<string>();
  for (const [name, answer] of answers) {
    if ('error' in answer && !isTakenOut(answer.error)) judge(name, answer.error);
    else if ('error' in answer) changed.add(name);
    else if (answer.value !== (before.get(name) as { value: string }).value) {
      changed.add(name);
      const isUntellable = name === 'traffic' && isWholeLog(store, 'private/pageViews.ndjson');
      if (!isNamed(told) && !isUntellable) faults.push(`${name} is another, and nothing was told`);
    }
  }
  /** What pictures there were is said by their list alone, which is told. */
  const isUnlisted = (file: string) => file.startsWith('media/') && damaged.includes('media/media.json');
  const untold = damaged.filter(
    (file) =>
      !told.includes(file) &&
      !isWholeLog(store, file) &&
      !isUnlisted(file) &&
      answersOf(file).some((name) => changed.has(name)),
  );
  if (untold.length > 0) faults.push(`untold: ${untold}, told: ${told.slice(0, 600)}`);

  const isDamaged = checked.result.findings.some(({ check }) => check === 'damaged-file');
  const backup = await perform(op['store.backup'], {}).catch((error: unknown) => ({ error }));
  if ('error' in backup) judge('backup', backup.error);
  const edit = await perform(op['casinos.edit'], { record: 'paper-kite', changes: { rating: 1 } }).catch(
    (error: unknown) => ({ error }),
  );
  if ('error' in edit) {
    if (!isTakenOut(edit.error)) judge('edit', edit.error);
  } else {
    const after = await readAll(store);
    const list = after.answers.get('show') as { value?: string };
    if (list.value !== undefined && !list.value.includes('"rating":1,'))
      faults.push('an edit that was done is not there');
  }
  if (isDamaged && ({} as { polluted?: unknown }).polluted !== undefined)
    faults.push('a prototype was changed');
  return faults;
}

test(`of ${COUNT} damaged stores each is refused by the name of a file, or read as it was, and the doctor names every fault`, async () => {
  const { store, files } = await fullStore();
  const { answers } = await readAll(store);
  for (const [name, answer] of answers) expect(answer, name).toHaveProperty('value');
  const failed: string[] = [];
  for (const damages of randomDamages(files, { seed: SEED, count: COUNT })) {
    const faults = await faultsOf(store, answers, damages);
    if (faults.length > 0) failed.push(`${JSON.stringify(damages)}\n  ${faults.join('\n  ')}`);
  }
  expect(failed.join('\n\n')).toBe('');
});
