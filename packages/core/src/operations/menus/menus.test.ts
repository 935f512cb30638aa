import { expect, test } from 'vitest';
import { pagesAdd } from '../../collections/pages/pages.js';
import { actingAs, memoryPerform, onlyRecord } from '../testing/memory-store.js';
import { menusAdd, menusDelete, menusEdit, menusHide, menusList, menusMove, menusShow } from './menus.js';
import { menusImport } from './menus-transfer.js';

async function filled() {
  const perform = memoryPerform();
  const rows = ['One', 'Two', 'Three'].map((label) => `header,${label},/${label.toLowerCase()}\n`);
  await perform(menusImport, { source: `menu,label,url\n${rows.join('')}footer,One,/one\n` });
  const labels = async (menu: 'header' | 'footer' = 'header') =>
    (await perform(menusList, { menu: [menu] })).result.records.map(
      ({ label, order }) => `${order} ${label}`,
    );
  return { perform, labels };
}

test('a new item is last, visible, at the top level, and opens in the same tab', async () => {
  const { perform, labels } = await filled();
  expect(await labels()).toEqual(['1 One', '2 Two', '3 Three']);
  const made = await onlyRecord(
    perform(menusAdd, { record: { label: 'Four', url: 'https://four.example' } }),
  );
  expect(made).toMatchObject({ menu: 'header', order: 4, isVisible: true, target: '_self', type: 'link' });
  expect(made.parentId).toBeUndefined();
});

test('an item without label or address is refused with the specified message', async () => {
  const { perform } = await filled();
  const refused = await perform(menusAdd, { record: {} }).catch((error) => error);
  expect(refused.issues.map(({ message }: { message: string }) => message)).toEqual([
    'Please enter a menu label',
    'Please enter a URL or select a page',
  ]);
});

test('an item for a page or a category gets its address from there', async () => {
  const { perform } = await filled();
  await perform(pagesAdd, { record: { title: 'About Us' } });
  expect(await onlyRecord(perform(menusAdd, { record: { label: 'About' }, page: 'about-us' }))).toMatchObject(
    {
      type: 'page',
      url: '/about-us',
    },
  );
  const made = await onlyRecord(
    perform(menusAdd, { record: { label: 'Play well' }, category: 'Responsible Gambling' }),
  );
  expect(made).toMatchObject({ type: 'category', url: '/blog?category=Responsible%20Gambling' });
  const lost = perform(menusAdd, { record: { label: 'x' }, page: 'nowhere' });
  await expect(lost).rejects.toMatchObject({ code: 'not-found' });
});

test('an item moves by one or to a position, never beyond an end', async () => {
  const { perform, labels } = await filled();
  await perform(menusMove, { record: 'Three', to: 'up' });
  expect(await labels()).toEqual(['1 One', '2 Three', '3 Two']);
  await perform(menusMove, { record: 'Two', to: 1 });
  expect(await labels()).toEqual(['1 Two', '2 One', '3 Three']);
  const first = await perform(menusMove, { record: 'Two', to: 'up' });
  expect(first.change).toBeUndefined();
  await perform(menusMove, { menu: 'header', record: 'One', to: 99 });
  expect(await labels()).toEqual(['1 Two', '2 Three', '3 One']);
});

test('a label used in both menus requires the name of the menu', async () => {
  const { perform, labels } = await filled();
  await expect(perform(menusHide, { records: ['One'] })).rejects.toMatchObject({
    code: 'not-found',
    reason: 'menu-item.ambiguous',
    params: { ref: 'One', count: 2, menus: ['header', 'footer'] },
  });
  expect(await onlyRecord(perform(menusHide, { menu: 'footer', records: ['one'] }))).toMatchObject({
    menu: 'footer',
    isVisible: false,
  });
  expect((await onlyRecord(perform(menusShow, { menu: 'footer', records: ['One'] }))).isVisible).toBe(true);
  await perform(menusDelete, { menu: 'footer', records: ['One'] });
  expect(await labels('footer')).toEqual([]);
  expect(await labels()).toHaveLength(3);
});

test('deleting an item closes the gap and moves its children to the top level', async () => {
  const { perform, labels } = await filled();
  const two = (await perform(menusList, {})).result.records[1];
  await perform(menusEdit, { record: 'Three', changes: { parentId: two?.id } });
  await perform(menusDelete, { records: ['Two'] });
  expect(await labels()).toEqual(['1 One', '2 Three']);
  expect((await perform(menusList, {})).result.records[1]?.parentId).toBeUndefined();
});

test('an item cannot be its own parent or have a missing parent', async () => {
  const { perform } = await filled();
  const [, two, three] = (await perform(menusList, {})).result.records;
  await perform(menusEdit, { record: 'Three', changes: { parentId: two?.id } });
  const circle = perform(menusEdit, { record: 'Two', changes: { parentId: three?.id } });
  await expect(circle).rejects.toMatchObject({ code: 'invalid' });
  const alone = perform(menusEdit, { record: 'Two', changes: { parentId: two?.id } });
  await expect(alone).rejects.toMatchObject({ code: 'invalid' });
  const lost = perform(menusEdit, {
    record: 'Two',
    changes: { parentId: '00000000-0000-7000-8000-000000000000' },
  });
  await expect(lost).rejects.toMatchObject({ code: 'not-found' });
});

test('editors see menus but cannot change them', async () => {
  const { perform } = await filled();
  expect((await perform(menusList, {}, actingAs('editor'))).result.total).toBe(4);
  for (const call of [
    perform(menusMove, { record: 'Two', to: 'up' }, actingAs('editor')),
    perform(menusDelete, { records: ['Two'] }, actingAs('editor')),
  ])
    await expect(call).rejects.toMatchObject({ code: 'not-allowed' });
});
