import { expect, test } from 'vitest';
import { collections } from '../model/collections.js';
import { menuItem } from '../model/documents/menus.js';
import { sampleCatalogue } from '../sample/sample.js';
import { sampleUsers } from '../sample/users.js';
import { getView, VIEWS, type ViewName } from './views.js';

const DRAFTS = ['Unfinished Thoughts', 'Secret Plans', 'Retired Rooster'];
const paths = ['/', '/casino/copper-heron', '/casino/retired-rooster', '/about', '/secret-plans'];
const slugs = [
  ...['copper-heron', 'brass-magpie', 'retired-rooster', 'about', 'secret-plans', 'no-such'],
  ...['how-to-read-bonus-terms', 'unfinished'],
];

const catalogue = await sampleCatalogue((content) => {
  content.posts.insert({ slug: 'unfinished', title: DRAFTS[0], excerpt: 'x', content: '<p>x</p>' });
  content.pages.insert({ slug: 'secret-plans', title: DRAFTS[1], content: '<p>x</p>' });
  content.casinos.insert({
    slug: 'retired-rooster',
    name: DRAFTS[2],
    description: 'x',
    rating: 9.9,
    isActive: false,
  });
});

test.each(Object.keys(VIEWS) as ViewName[])('the view %s contains no private field', (name) => {
  const hidden = privateNames();
  expect(hidden).toEqual(expect.arrayContaining(['isActive', 'isPublished', 'email', 'hash', 'isVisible']));
  for (const slug of slugs) {
    for (const path of paths) {
      const view = getView(catalogue, name, { slug, path });
      const keys = new Set(keysOf(view));
      expect(hidden.filter((key) => keys.has(key))).toEqual([]);
      const text = JSON.stringify(view) ?? '';
      for (const { email, username } of sampleUsers) {
        expect(text).not.toContain(email);
        expect(text).not.toContain(`"${username}"`);
      }
      for (const draft of DRAFTS) expect(text).not.toContain(draft);
    }
  }
});

test('every view survives serialization: it is plain JSON', () => {
  for (const name of Object.keys(VIEWS) as ViewName[]) {
    const view = getView(catalogue, name, { slug: 'copper-heron', path: '/' });
    if (view !== undefined) expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  }
});

/** Private fields of registers, programmes and drafts, and the day, the contact, the notes and the fields of things that everyone sees. */
const ALSO_SHOWN = ['date', 'contact', 'notes', 'fields'];

/** The names of fields that are private in every record. */
function privateNames(): string[] {
  const fieldPaths = [...Object.values(collections), menuItem].flatMap((entity) => entity.fieldPaths);
  const nameOf = (fieldPath: (typeof fieldPaths)[number]) => fieldPath.path.at(-1) as string;
  const shown = new Set([...fieldPaths.filter((fieldPath) => fieldPath.isPublic).map(nameOf), ...ALSO_SHOWN]);
  return fieldPaths.map(nameOf).filter((name) => !shown.has(name));
}

function* keysOf(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield key;
    yield* keysOf(inner);
  }
}
