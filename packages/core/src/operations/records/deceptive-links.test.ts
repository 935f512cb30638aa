import { expect, test } from 'vitest';
import { operations as op } from '../registry.js';
import { memoryPerform } from '../testing/memory-store.js';

const HOST = 'b\u0435t365.com';
const SAYS = `leads to ${HOST} (xn--bt365-zwe.com), with letters of another script that look like Latin ones (\u0435): it looks like bet365.com`;
const visitUrl = `https://${HOST}/go`;
const fox = { name: 'Fox', slug: 'fox', description: 'x' };

test('saving a link whose host looks like another warns of it, by add and by edit of that field alone', async () => {
  const perform = memoryPerform();
  const added = await perform(op['casinos.add'], { record: { ...fox, visitUrl } });
  expect(added.result).toMatchObject({
    records: [{ visitUrl }],
    warnings: [{ reason: 'link.deceptive', message: `Visit URL ${SAYS}` }],
  });
  const rated = await perform(op['casinos.edit'], { record: 'fox', changes: { rating: 4 } });
  expect(rated.result).not.toHaveProperty('warnings');
  const linked = await perform(op['casinos.edit'], {
    record: 'fox',
    changes: { detailedReview: '<p><a href="https://xn--bt365-zwe.com/">Bet</a></p>' },
  });
  expect(linked.result).toMatchObject({ warnings: [{ message: `Detailed Review ${SAYS}` }] });
});

test.each([
  ['menus.add', { record: { label: 'Bet', url: visitUrl } }, 'URL'],
  ['redirects.add', { record: { source: '/bet', target: visitUrl } }, 'Target'],
  ['settings.set', { changes: { siteName: 'Fox', twitterUrl: visitUrl } }, 'Twitter URL'],
  [
    'showcase.edit',
    { changes: { authors: { profiles: [{ name: 'Ana', link: visitUrl }] } } },
    'The profile of Ana',
  ],
] as const)('%s warns of it too', async (name, input, field) => {
  const { result } = await memoryPerform()(op[name] as never, input as never);
  expect((result as { warnings: { message: string }[] }).warnings.map(({ message }) => message)).toContain(
    `${field} ${SAYS}`,
  );
});

test('an import names the rows, and the doctor finds the link wherever it stands', async () => {
  const perform = memoryPerform();
  const rows = ['Fox', 'Owl', 'Elk'].map((name, i) => `${name},,x,1,x,x,x,${i === 1 ? visitUrl : ''}\n`);
  const source = `name,slug,description,rating,bonuses,games,paymentMethods,visitUrl\n${rows.join('')}`;
  const imported = await perform(op['casinos.import'], { source });
  expect(imported.result.warnings).toMatchObject([{ message: `row 3, Visit URL ${SAYS}` }]);
  await perform(op['menus.add'], { record: { label: 'Way', url: '/\u202ego' } });
  const { result } = await perform(op['doctor.check'], { only: ['deceptive-link'] });
  expect(result.findings).toMatchObject([
    { code: 'deceptive-link', in: 'casinos', subject: 'Owl', message: `Casino 'Owl': Visit URL ${SAYS}` },
    {
      in: 'menus',
      message:
        "Menu item 'Way': URL has marks that turn the direction of writing (U+202E), so it may read as another address",
    },
  ]);
});
