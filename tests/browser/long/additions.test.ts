import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyOfSource } from '../source-copy.js';
import { openTestSite } from '../test-sites.js';

const PASSWORD = 'a-long-enough-word';
const source = copyOfSource();
const store = path.join(source.folder, 'store');
const collectionsFolder = path.join(source.folder, 'packages/core/src/collections');
afterAll(() => source.remove());
// Each command loads the sources again.
vi.setConfig({ testTimeout: 600_000 });

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, {
    cwd: source.folder,
    env: { ...process.env, CROUPIER_STORE: store, CI: 'true' },
  });
const croupier = async (...args: string[]) => (await run('scripts/from-source.js', ...args)).stdout;

const FIELDS = `
import { entity } from '../../model/entity.js';
import { defaulted, optional, required } from '../../model/field.js';
import { createdAt, id, updatedAt } from '../../model/system-fields.js';
import { webAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { flag } from '../../values/flag.js';
import { singleLineText } from '../../values/text/text.js';

export const PAYMENT_KINDS = ['card', 'wallet', 'bank', 'voucher'] as const;

export const paymentMethod = entity({
  name: 'payment method',
  plural: 'payment methods',
  title: 'Payment Method',
  public: {
    id,
    name: required(singleLineText(200), 'Name is required', { title: 'Name' }),
    kind: defaulted(choice(...PAYMENT_KINDS), 'card', { title: 'Kind' }),
    isInstant: defaulted(flag, false, { title: 'Instant' }),
    website: optional(webAddress, { title: 'Website' }),
    createdAt,
    updatedAt,
  },
  private: {},
});
`;

const DESCRIPTION = `
import { collection } from '../collection.js';
import { oneOf } from '../filters.js';
import { PAYMENT_KINDS } from './payment-method.js';

export const paymentMethods = collection('payment-methods', {
  label: 'name',
  editPermission: 'edit casinos, bonuses and games',
  search: ['name'],
  filters: { kind: oneOf(PAYMENT_KINDS, 'kind') },
  sorts: ['name', 'createdAt'],
  file: { identity: ['name'], columns: ['name', 'kind'], scale: 10 },
  summary: 'Ways to pay at casinos',
  columns: ['name', 'kind', { flags: { isInstant: 'good' } }],
  form: ['name', 'kind', 'website', 'isInstant'],
  icon: 'bonus',
  aboutEmpty: 'Reviews name the ways to pay that you add here.',
  prompts: ['name', 'kind'],
  examples: {
    record: 'Harbour Pay',
    list: { kind: 'wallet' },
    add: [{ name: 'Quay Pay', kind: 'wallet' }],
    edit: [{ isInstant: 'true' }],
    default: { kind: 'card' },
    set: { isInstant: 'true' },
  },
});
`;

const FIELD = `
    chatHours: optional(singleLineText(40), {
      title: 'Chat Hours',
      tab: 'Details',
      onReview: 'information',
      filter: 'chat-hours',
    }),
`;

beforeAll(async () => {
  const folder = path.join(collectionsFolder, 'payment-methods');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'payment-method.ts'), FIELDS);
  writeFileSync(path.join(folder, 'payment-methods.ts'), DESCRIPTION);
  const importing = (name: string, from: string) => `import { ${name} } from '${from}';\n`;
  source.edit(
    'model/collections.ts',
    'import { toplist }',
    `${importing('paymentMethod', '../collections/payment-methods/payment-method.js')}import { toplist }`,
  );
  source.edit(
    'model/collections.ts',
    '  redirects: redirect,',
    "  'payment-methods': paymentMethod,\n  redirects: redirect,",
  );
  source.edit(
    'operations/registry.ts',
    'import { toplists }',
    `${importing('paymentMethods', '../collections/payment-methods/payment-methods.js')}import { toplists }`,
  );
  source.edit(
    'operations/registry.ts',
    'describedCollections = [',
    'describedCollections = [paymentMethods, ',
  );
  source.edit('casinos/casino.ts', '    established: ', `${FIELD}    established: `);
  source.edit(
    'ratings.ts',
    "{ from: 9, label: 'Excellent' },",
    "{ from: 9.5, label: 'Excellent' },\n    { from: 9.1, label: 'Good' },\n    { from: 9, label: 'Fair' },",
  );
  const vitest = 'node_modules/vitest/vitest.mjs';
  await run(vitest, 'run', '--project', 'architecture', 'field-descriptions', '-u');
  const tsc = path.join(source.folder, 'node_modules/.bin/tsc');
  const types = await promisify(execFile)(tsc, ['--noEmit', '-p', 'packages/core'], {
    cwd: source.folder,
  }).catch((failed: { stdout: string }) => failed);
  expect(types.stdout).toBe('');
  await croupier('init', store, '--sample', '--name', 'Trial');
  await croupier('users', 'add', '--username', 'ina', '--email', 'ina@guide.example', '--role', 'admin');
  const password = path.join(source.folder, 'password');
  writeFileSync(password, PASSWORD);
  await croupier('users', 'set-password', 'ina', '--from', password);
});
const site = openTestSite(() => source.dev(store));

test('a record type is two files of its own and a row in two: its command, files, history and checks come from them', async () => {
  await croupier('payment-methods', 'add', '--name', 'Harbour Pay', '--kind', 'wallet');
  expect(await croupier('payment-methods', 'list', '--kind', 'wallet', '--fields', 'name')).toContain(
    'Harbour Pay',
  );
  const file = path.join(source.folder, 'methods.csv');
  writeFileSync(file, 'name,kind,isInstant\nAlder Card,card,true\nQuay Bank,bnk,false\n');
  await expect(run('scripts/from-source.js', 'payment-methods', 'import', file)).rejects.toThrow(
    'Row 3: Kind must be one of card, wallet, bank, voucher',
  );
  writeFileSync(file, readFileSync(file, 'utf8').replace('bnk', 'bank'));
  await croupier('payment-methods', 'import', file);
  const full = await croupier('payment-methods', 'export', '--full');
  expect(full.split('\n')[0]).toBe('name,kind,isInstant,website,id,createdAt,updatedAt');
  writeFileSync(file, full);
  expect(
    (await run('scripts/from-source.js', 'payment-methods', 'import', file, '--on-conflict', 'update'))
      .stderr,
  ).toContain('3 unchanged');
  expect(await croupier('history', 'list')).toContain('payment-methods.import');
  await croupier('undo');
  expect(JSON.parse(await croupier('payment-methods', 'list', '--json'))).toHaveLength(1);
  expect((await run('scripts/from-source.js', 'doctor')).stderr).toContain('Nothing is wrong');
  const names = JSON.parse(await croupier('operations', '--json')).map(({ name }: { name: string }) => name);
  expect(names.filter((name: string) => name.startsWith('payment-methods.'))).toHaveLength(8);
});

test('the admin lists it, and adds one in its form', async () => {
  await site.onPage({}, async (page) => {
    await page.goto('/admin/payment-methods');
    await page.getByLabel(/^Username or email/).fill('ina');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { level: 1, name: 'Payment Methods' }).waitFor();
    await page.getByText('1 payment method', { exact: true }).waitFor();
    await page.getByRole('row', { name: /Harbour Pay/ }).waitFor();
    await page.getByRole('button', { name: 'Add Payment Method' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Name/).fill('Lantern Voucher');
    await dialog.getByText('Voucher', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Lantern Voucher/ }).waitFor();
  });
  expect(await croupier('payment-methods', 'show', 'Lantern Voucher')).toContain('voucher');
});

test('a field is a line of its entity: in the template, the options, the history and the form', async () => {
  expect(await croupier('casinos', 'template', '--full')).toContain('chatHours');
  await croupier('casinos', 'edit', 'copper-heron', '--chat-hours', 'Nine to five');
  expect(await croupier('casinos', 'show', 'copper-heron')).toMatch(/Chat Hours\s+Nine to five/);
  await site.onPage({}, async (page) => {
    await page.goto('/admin/casinos');
    await page.getByLabel(/^Username or email/).fill('ina');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Actions Copper Heron' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect.poll(() => page.getByLabel(/^Chat Hours/).inputValue()).toBe('Nine to five');
  });
});

test('a field whose line says so is a fact of the review, and visitors filter casinos by it', async () => {
  await croupier('casinos', 'edit', 'copper-heron', '--chat-hours', 'Nine to five');
  await site.onPage({}, async (page) => {
    await page.goto('/casino/copper-heron');
    const facts = await page.locator('main dl').allInnerTexts();
    expect(facts.join('\n')).toMatch(/Chat Hours\s+Nine to five/);
    await page.goto('/reviews');
    await page.locator('summary').filter({ hasText: 'Chat Hours' }).click();
    await page.getByText('Nine to five').click();
    await page.getByRole('button', { name: 'Show results' }).filter({ visible: true }).click();
    await page.waitForURL(/chat-hours=nine-to-five/);
    await page.getByRole('link', { name: 'Remove Chat Hours: Nine to five' }).waitFor();
    await page.getByRole('heading', { name: 'Copper Heron' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Paper Kite' }).count()).toBe(0);
  });
  expect(
    await croupier(
      'toplists',
      'add',
      '--slug',
      'chat',
      '--title',
      'Chat',
      '--query',
      'chat-hours=nine-to-five',
    ),
  ).not.toContain('does not know');
});

test('a band of a rating is a row: a review says its word', async () => {
  await site.onPage({}, async (page) => {
    await page.goto('/casino/copper-heron');
    expect(await page.locator('main').innerText()).not.toContain('Excellent');
  });
});
