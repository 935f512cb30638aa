import { expect, test } from 'vitest';
import { messages } from '../messages.js';
import { defaultSections, homepage } from './documents/homepage.js';
import { migrate } from './migrations.js';

function migrated(before: unknown, version = 1): unknown {
  const { documents } = migrate(version, {
    document: (name) => (name === 'homepage' ? before : undefined),
    records: () => [],
  });
  return documents.has('homepage') ? documents.get('homepage') : before;
}

const [hero, casinos, ...others] = defaultSections();

test('sections missing from an old home page return in their positions, and existing ones stay unchanged', () => {
  const own = { ...others[0], title: 'Ours', isActive: false };
  const { sections } = migrated({ content: {}, sections: [own, hero] }) as {
    sections: { id: number; title: string }[];
  };
  expect(sections.map(({ id }) => id)).toEqual(defaultSections().map(({ id }) => id));
  expect(sections[2]).toEqual(own);
  expect(sections[1]).toEqual(casinos);
});

test('a section that is newer than an old home page reaches it by its type, whatever number its sections have', () => {
  const older = defaultSections().filter(({ type }) => type !== 'blog');
  const before = older.map((section, i) => ({ ...section, id: i + 1, order: i + 1 }));
  const { sections } = migrated({ content: {}, sections: before }) as { sections: typeof before };
  expect(sections).toHaveLength(before.length + 1);
  expect(sections).toEqual(expect.arrayContaining(before));
  expect(sections.find(({ type }) => type === 'blog')).toMatchObject({ isActive: true });
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

test('a section deleted from a home page of the current version stays deleted', () => {
  expect(migrated({ content: {}, sections: [hero] }, 2)).toEqual({ content: {}, sections: [hero] });
});

test('the old figure is replaced once, and texts missing from an old home page get what it showed in their place', () => {
  const { oldDailyPlayersTitle, dailyPlayersTitle, dailyPlayersSubtitle } = messages.homepage;
  const before = { content: { dailyPlayersTitle: oldDailyPlayersTitle }, sections: defaultSections() };
  expect(migrated(before)).toMatchObject({ content: { dailyPlayersTitle } });
  expect(migrated(before, 2)).toMatchObject({ content: { dailyPlayersTitle: oldDailyPlayersTitle } });
  const without = { content: {}, sections: defaultSections() };
  expect(migrated(without)).toMatchObject({ content: { dailyPlayersTitle, dailyPlayersSubtitle } });
  expect(homepage.check({ content: {} })).toMatchObject({
    value: { content: { dailyPlayersTitle: '', dailyPlayersSubtitle: '' } },
  });
});
