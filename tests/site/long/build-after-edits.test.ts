import fc from 'fast-check';
import { expect, test } from 'vitest';
import { build, change, differentFiles, filesIn, freshFolder, sampleStore } from '../built-folder.js';

type Transaction = Parameters<Parameters<typeof change>[1]>[0];

/** One of a collection, whichever `nth` names. */
const pick = <T>(records: Iterable<T>, nth: number): T | undefined => {
  const all = [...records];
  return all[nth % all.length];
};

/** What staff do to a site, each to the record that a number names. */
const EDITS = {
  'words of a casino': ({ casinos }, n) =>
    casinos.update(pick(casinos.all(), n)?.id ?? '', { description: `Text ${n}`, pros: [`Pro ${n}`] }),
  'figures of a casino': ({ casinos }, n) =>
    casinos.update(pick(casinos.all(), n)?.id ?? '', {
      rating: (n % 20) / 2,
      withdrawalTime: `${n % 9} days`,
    }),
  'the slug of a casino': ({ casinos }, n) =>
    casinos.update(pick(casinos.all(), n)?.id ?? '', { slug: `slug-${n}` }),
  'a casino hidden or shown': ({ casinos }, n) => {
    const casino = pick(casinos.all(), n);
    casinos.update(casino?.id ?? '', { isActive: casino?.isActive !== true });
  },
  'a casino on the blacklist or off it': ({ casinos }, n) => {
    const casino = pick(casinos.all(), n);
    casinos.update(casino?.id ?? '', { isBlacklisted: !casino?.isBlacklisted, blacklistDate: '2026-10-01' });
  },
  'the reviewer of a casino': ({ casinos }, n) =>
    casinos.update(pick(casinos.all(), n)?.id ?? '', { reviewer: `Author ${n % 3}` }),
  'the offer address of a casino': ({ casinos }, n) =>
    casinos.update(pick(casinos.all(), n)?.id ?? '', { visitUrl: `https://offer-${n}.example/` }),
  'a casino deleted': ({ casinos }, n) => casinos.remove(pick(casinos.all(), n)?.id ?? ''),
  'a casino added': ({ casinos }, n) =>
    casinos.insert({ slug: `new-${n}`, name: `New ${n}`, description: 'New.', rating: n % 10 }),
  'a bonus': ({ bonuses }, n) =>
    bonuses.update(pick(bonuses.all(), n)?.id ?? '', { title: `Offer ${n}`, validUntil: '2026-10-01' }),
  'a bonus deleted': ({ bonuses }, n) => bonuses.remove(pick(bonuses.all(), n)?.id ?? ''),
  'a game': ({ games }, n) =>
    games.update(pick(games.all(), n)?.id ?? '', { name: `Game ${n}`, rating: n % 10 }),
  'a post': ({ posts }, n) =>
    posts.update(pick(posts.all(), n)?.id ?? '', {
      title: `Post ${n}`,
      content: `<p><a href="https://offer-${n}.example/x">${n}</a></p>`,
    }),
  'a post published or not': ({ posts }, n) => {
    const post = pick(posts.all(), n);
    posts.update(post?.id ?? '', { isPublished: !post?.isPublished });
  },
  'a page published or not': ({ pages }, n) => {
    const page = pick(pages.all(), n);
    pages.update(page?.id ?? '', { isPublished: !page?.isPublished });
  },
  'the name of the site': ({ settings }, n) => settings.set({ ...settings.get(), siteName: `Site ${n}` }),
  'the menu': ({ menus }, n) => {
    const { header, footer } = menus.get();
    menus.set({ header: header.slice(n % (header.length + 1)), footer });
  },
  'a section of the homepage': ({ homepage }, n) => {
    const { content, sections } = homepage.get();
    const at = n % sections.length;
    homepage.set({
      content,
      sections: sections.map((one, i) => (i === at ? { ...one, isActive: !one.isActive } : one)),
    });
  },
} satisfies Record<string, (content: Transaction, nth: number) => unknown>;

const edit = fc.record({
  what: fc.constantFrom(...(Object.keys(EDITS) as (keyof typeof EDITS)[])),
  nth: fc.nat({ max: 40 }),
});

test('after any edits a rebuilt site equals a clean build byte by byte', async () => {
  let edits = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 3, maxLength: 6 }), async (all) => {
      const storage = await sampleStore();
      const [folder, other] = [await freshFolder(), await freshFolder()];
      await build(storage, folder);
      for (const { what, nth } of all) {
        await change(storage, (content) => EDITS[what](content, nth));
        if ((await build(storage, folder)).written.length > 0) edits++;
      }
      await build(storage, other);
      expect(differentFiles(await filesIn(folder), await filesIn(other))).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
  expect(edits).toBeGreaterThan(10);
});
