import {
  type Actor,
  accountsRegister,
  accountsSignIn,
  createPerform,
  historyUndo,
  memoryStorage,
  type Operation,
  OWNER,
  openStore,
  type PasswordHasher,
  type Perform,
  publicCatalogue,
  registry,
  runtime,
  type StorageAdapter,
  storeBackup,
  usersAdd,
  usersDelete,
  usersSetPassword,
  VISITOR,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { isLongRun } from '../long-run.js';

/** Secrets that no output may contain: passwords and parts of hashes. */
const CHOSEN = 'canary umbra 7712';
const ONCE = 'canary-once';

let storage: StorageAdapter;
let perform: Perform;
let secrets: string[];
let changeIds: string[];

const cheap = scryptPasswords({ ln: 4, r: 1, p: 1 });
const passwords: PasswordHasher = { ...cheap, generateOneTime: () => ONCE };

beforeEach(async () => {
  storage = memoryStorage();
  perform = createPerform(storage, runtime, { passwords });
  await perform(usersAdd, { record: { username: 'ada', email: 'ada@guide.example', role: 'admin' } });
  await perform(usersAdd, { record: { username: 'maria', email: 'maria@guide.example' } });
  await perform(usersAdd, { record: { username: 'gone', email: 'gone@guide.example' } });
  await perform(usersSetPassword, { record: 'maria', password: CHOSEN });
  await perform(accountsSignIn, { identifier: 'maria', password: CHOSEN });
  await perform(usersDelete, { records: ['gone'] });
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'once.put' }, (content) => {
    content.casinos.insert({ slug: 'fox', name: 'Fox', description: 'x' });
  });
  const hashes = await storage.read((snapshot) => [...snapshot.table('credentials').texts()]);
  secrets = hashes.flatMap((text) => (JSON.parse(text) as { hash: string }).hash.split('$').slice(3));
  expect(secrets).toHaveLength(4);
  changeIds = (await storage.history()).map(({ id }) => id);
});

const roles: [string, Actor][] = [
  ['the owner', OWNER],
  ['an editor', { author: { id: crypto.randomUUID(), name: 'ed' }, role: 'editor' }],
  ['a visitor', VISITOR],
];

/** Inputs for any operation; most are refused, and the refusals are checked too. */
function inputs(): object[] {
  const user = { username: 'ines', email: 'ines@guide.example' };
  const account = { ...user, password: CHOSEN, confirm: CHOSEN };
  return [
    {},
    ...['maria', 'fox', CHOSEN].flatMap((record) => [
      { record },
      { records: [record] },
      { record, changes: { firstName: 'M', isActive: false } },
      { record, changes: { rating: 7 } },
      { record, password: CHOSEN },
      { search: record },
    ]),
    ...changeIds.map((change) => ({ change })),
    { record: user },
    { record: { ...user, hash: CHOSEN, password: CHOSEN } },
    { record: 'maria', changes: { password: CHOSEN } },
    { changes: { firstName: 'M', password: CHOSEN } },
    { changes: { firstName: 'M' } },
    { record: { name: 'Owl', title: 'Owl', content: '<p>x</p>', excerpt: 'x', description: 'x' } },
    account,
    { ...account, confirm: `${CHOSEN}!` },
    { ...account, username: 'MARIA' },
    { identifier: 'maria', password: CHOSEN },
    { identifier: 'maria', password: `${CHOSEN}!` },
    { identifier: CHOSEN, password: CHOSEN, form: 'admin' },
    { current: CHOSEN, password: CHOSEN, confirm: CHOSEN },
    // Undone again, so that later inputs find the same state.
    { current: CHOSEN, password: `${CHOSEN}!`, confirm: `${CHOSEN}!` },
    { current: `${CHOSEN}!`, password: CHOSEN, confirm: CHOSEN },
    { entity: 'credential' },
    { path: '/', url: '/', title: 'x' },
  ];
}

interface CapturedOutput {
  code: string;
  text: string;
}

/** Everything that a caller receives from an operation: the result or the error, the changes, and the chunks of its file. */
async function captureOutput(
  operation: Operation,
  input: object,
  actor: Actor,
  dryRun: boolean,
): Promise<CapturedOutput> {
  const pieces: string[] = [];
  const onChunk = (piece: string | Uint8Array) => void pieces.push(Buffer.from(piece).toString());
  try {
    const outcome = await perform(operation, input, { actor, dryRun, onChunk });
    return { code: 'done', text: JSON.stringify([outcome, pieces]) };
  } catch (thrown) {
    const { code, message, hint, issues, data, stack } = thrown as Record<string, unknown>;
    return { code: String(code), text: JSON.stringify([message, hint, issues, data, stack, pieces]) };
  }
}

/** Those that touch passwords are all tried in `npm test`; of the others, every tenth. */
const tried = registry.filter(
  (operation, i) => isLongRun || i % 10 === 0 || /^(users|accounts|history)\./.test(operation.name),
);

describe.each(tried.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  test('reveals no password and no hash, whoever runs it', async () => {
    const mayTellOnce = name === 'users.add' || name === 'users.set-password';
    for (const dryRun of [true, false]) {
      for (const [who, actor] of roles) {
        for (const input of inputs()) {
          const { text } = await captureOutput(operation, input, actor, dryRun);
          const about = `${who}, ${JSON.stringify(input)}: ${text.slice(0, 2_000)}`;
          // Errors repeat the name that the caller gave.
          if (!inputContainsPassword(input)) expect(text.includes(CHOSEN), about).toBe(false);
          const once = text.split(ONCE).length - 1;
          expect(once, about).toBeLessThanOrEqual(mayTellOnce ? 1 : 0);
          if (name !== 'store.backup') {
            for (const secret of secrets) expect(text.includes(secret), about).toBe(false);
          }
        }
      }
    }
    for (const { id } of await storage.history()) {
      const line = (await storage.changeLine(id)) ?? '';
      for (const secret of [CHOSEN, ONCE, 'scrypt', ...secrets]) expect(line).not.toContain(secret);
    }
  });
});

function inputContainsPassword(input: object): boolean {
  const { record, records, search, identifier } = input as Record<string, unknown>;
  return [record, search, identifier, ...((records as unknown[]) ?? [])].includes(CHOSEN);
}

test('the inputs above are effective: some of them perform each operation on users', async () => {
  // A redo needs a change that was undone.
  const record = { username: 'nia', email: 'nia@guide.example' };
  expect((await captureOutput(usersAdd, { record }, OWNER, false)).code).toBe('done');
  expect((await captureOutput(historyUndo, {}, OWNER, false)).code).toBe('done');
  for (const operation of registry.filter(({ name }) => /^(users|accounts|history)\./.test(name))) {
    const codes: string[] = [];
    for (const input of inputs()) codes.push((await captureOutput(operation, input, ownAccount, true)).code);
    expect(codes, operation.name).toContain('done');
  }
});

const ownAccount: Actor = { author: { name: 'owner' }, role: 'admin' };
beforeEach(async () => {
  const id = await openStore(storage, runtime).question(
    (content) => content.users.find(({ username }) => username === 'maria')?.id,
  );
  ownAccount.author = { id: id as string, name: 'maria' };
});

test('a backup holds hashes and no password', async () => {
  let text = '';
  const onChunk = (piece: string | Uint8Array) => {
    text += piece;
  };
  await perform(storeBackup, {}, { onChunk });
  for (const secret of secrets) expect(text).toContain(secret);
  expect(text).not.toContain(CHOSEN);
  expect(text).not.toContain(ONCE);
});

test('the public catalogue contains no user data', async () => {
  await perform(accountsRegister, {
    ...{ username: 'piet', email: 'piet@guide.example', password: CHOSEN, confirm: CHOSEN },
  });
  const catalogue = await openStore(storage, runtime).question((content) =>
    publicCatalogue(content, '2999-01-01'),
  );
  const text = JSON.stringify(catalogue, (_key, value) => (value instanceof Map ? [...value] : value));
  for (const secret of [CHOSEN, ONCE, 'guide.example', 'maria', ...secrets])
    expect(text).not.toContain(secret);
});
