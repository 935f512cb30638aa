import { beforeEach, expect, test } from 'vitest';
import { casinosActivate, casinosAdd, casinosDeactivate } from '../../collections/casinos/casinos.js';
import { casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { pagesAdd, pagesEdit, pagesPublish } from '../../collections/pages/pages.js';
import { doctorCheck } from '../doctor/doctor.js';
import { FOX, HEADER, OWL } from '../testing/import-store.js';
import { memoryPerform } from '../testing/memory-store.js';
import { redirectsAdd, redirectsEdit, redirectsEnable, redirectsMove } from './redirects.js';
import { redirectsImport } from './redirects-transfer.js';

let perform: ReturnType<typeof memoryPerform>;

beforeEach(async () => {
  perform = memoryPerform();
  await perform(casinosImport, { source: `${HEADER}\n${FOX}\n${OWL}\n` });
  await perform(pagesAdd, { record: { title: 'Rules', content: '<p>Calm</p>', isPublished: true } });
  await perform(pagesAdd, { record: { title: 'Draft', content: '<p>Calm</p>' } });
});

const messagesOf = (warnings: readonly { message: string }[] = []) => warnings.map(({ message }) => message);
const add = async (record: object) => messagesOf((await perform(redirectsAdd, { record })).result.warnings);

test.each([
  [{ source: '/rules', target: '/blog' }, ['Redirect /rules → /blog hides a page that is there: /rules']],
  [{ source: '/rules/', target: '/blog' }, ['Redirect /rules/ → /blog hides a page that is there: /rules']],
  [
    { source: '/bonuses', target: 'https://elsewhere.example' },
    ['Redirect /bonuses → https://elsewhere.example hides a page that is there: /bonuses'],
  ],
  [
    { source: '/casino', match: 'prefix', target: '/best-casinos', appendRemainder: false },
    ['Redirect /casino → /best-casinos hides 2 pages that are there: /casino/golden-fox, /casino/quiet-owl'],
  ],
  [
    { source: '^/casino/(.*)-owl$', match: 'regex', target: '/casino/$1-fox' },
    ['Redirect ^/casino/(.*)-owl$ → /casino/$1-fox hides a page that is there: /casino/quiet-owl'],
  ],
  [{ source: '/rules', target: 'gone' }, ['Redirect /rules → gone hides a page that is there: /rules']],
  [{ source: '/draft', target: '/blog' }, []],
  [{ source: '/nowhere', target: '/blog' }, []],
  [{ source: '/casino/gone', target: '/blog' }, []],
  [{ source: '/rules?page=2', target: '/blog' }, []],
  [{ source: '/rules', target: '/blog', enabled: false }, []],
])('a new redirect says which pages it hides: %j', async (record, expected) => {
  expect(await add(record)).toEqual(expected);
  const { findings } = (await perform(doctorCheck, { only: ['page-behind-redirect'] })).result;
  expect(findings.map(({ severity, message }) => [severity, message])).toEqual(
    expected.map((message) => ['warning', message]),
  );
});

test('every other way to a redirect over a page says it too', async () => {
  const hides = 'Redirect /rules → /blog hides a page that is there: /rules';
  await add({ source: '/calm', target: '/blog' });
  const edited = await perform(redirectsEdit, {
    record: '/calm',
    changes: { source: '/rules', enabled: false },
  });
  expect(edited.result.warnings).toEqual([]);
  const enabled = await perform(redirectsEnable, { records: ['/rules'] });
  expect(messagesOf(enabled.result.warnings)).toEqual([hides]);
  const moved = await perform(redirectsMove, { record: '/rules', to: 1 });
  expect(messagesOf(moved.result.warnings)).toEqual([hides]);
  const source = 'source,target\n/casino/golden-fox,/blog\n/old,/blog\n';
  const imported = await perform(redirectsImport, { source });
  expect(messagesOf(imported.result.warnings)).toEqual([
    'Redirect /casino/golden-fox → /blog hides a page that is there: /casino/golden-fox',
  ]);
});

test('a record at an address that is redirected says that visitors do not see it', async () => {
  const told = 'Visitors do not see /casino/still-elk: a redirect leads them to /best-casinos';
  await add({ source: '/casino/still-elk', target: '/best-casinos' });
  const elk = { name: 'Still Elk', description: 'Calm.' };
  const added = await perform(casinosAdd, { record: elk }, { dryRun: true });
  expect(messagesOf(added.result.warnings)).toEqual([told]);
  const source = `${HEADER}\n${FOX.replace('Golden Fox', 'Still Elk')}\n`;
  const imported = await perform(casinosImport, { source });
  expect(imported.result.created).toBe(1);
  expect(messagesOf(imported.result.warnings)).toEqual([told]);
  await add({ source: '/terms', target: '/rules' });
  const renamed = await perform(pagesEdit, {
    record: 'draft',
    changes: { slug: 'terms', isPublished: true },
  });
  expect(messagesOf(renamed.result.warnings)).toEqual([
    'Visitors do not see /terms: a redirect leads them to /rules',
  ]);
  const again = await perform(pagesEdit, { record: 'terms', changes: { content: '<p>Late</p>' } });
  expect(again.result.warnings).toBeUndefined();
});

test('the verbs that show a record say that a redirect stands over its address; those that hide it do not', async () => {
  await add({ source: '/draft', target: '/blog' });
  await add({ source: '/casino/quiet-owl', target: '/best-casinos' });
  const { result } = await perform(pagesPublish, { records: ['draft', 'rules'] });
  expect(messagesOf(result.warnings)).toEqual(['Visitors do not see /draft: a redirect leads them to /blog']);
  const hidden = await perform(casinosDeactivate, { records: ['quiet-owl'] });
  expect(hidden.result.warnings).toBeUndefined();
  const shown = await perform(casinosActivate, { records: ['golden-fox', 'quiet-owl'] });
  expect(messagesOf(shown.result.warnings)).toEqual([
    'Visitors do not see /casino/quiet-owl: a redirect leads them to /best-casinos',
  ]);
});

test.each([
  [{ source: '/old', target: '/nowhere' }, ['Redirect /old → /nowhere: nothing is there']],
  [{ source: '/old', target: '/draft' }, ['Redirect /old → /draft: nothing is there']],
  [
    { source: '/rules', target: '/casino/gone#top' },
    [
      'Redirect /rules → /casino/gone#top hides a page that is there: /rules',
      'Redirect /rules → /casino/gone#top: nothing is there',
    ],
  ],
  [{ source: '/old', target: '/rules' }, []],
  [{ source: '/old', target: '/casino/quiet-owl?x=1#top' }, []],
  [{ source: '/old', target: '/feed.xml' }, []],
  [{ source: '/old', target: 'https://elsewhere.example/x' }, []],
  [{ source: '/old', match: 'prefix', target: '/nowhere' }, []],
])('a new redirect says what the doctor will say of its target: %j', async (record, expected) => {
  expect(await add(record)).toEqual(expected);
  const { findings } = (await perform(doctorCheck, { only: ['dead-redirect-target'] })).result;
  expect(findings.map(({ message }) => message)).toEqual(
    expected.filter((text) => /nothing is there$/.test(text)),
  );
});

test('an import of redirects names the first of those that lead to nothing', async () => {
  const rows = Array.from({ length: 7 }, (_, i) => `/old-${i},/gone-${i}\n`).join('');
  const { result } = await perform(redirectsImport, { source: `source,target\n${rows}/fine,/rules\n` });
  expect(messagesOf(result.warnings)).toEqual([
    `${[0, 1, 2, 3, 4].map((i) => `Redirect /old-${i} → /gone-${i}`).join(', ')}: nothing is there, and at the targets of 2 more`,
  ]);
});

test('a page that is added where a redirect says gone is told to be hidden', async () => {
  await add({ source: '/closed', target: 'gone' });
  const record = { title: 'Closed', content: '<p>Calm</p>', isPublished: true };
  const { warnings } = (await perform(pagesAdd, { record })).result;
  expect(messagesOf(warnings)).toEqual(['Visitors do not see /closed: a redirect calls it gone']);
});
