import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../messages.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { OWNER } from '../define/operation.js';
import { operations as op } from '../registry.js';

let perform: Perform;
beforeEach(() => {
  perform = createPerform(memoryStorage(), runtime);
});

const shown = async () => (await perform(op['homepage.show'], {})).result;
const ids = async () => (await perform(op['homepage.sections.list'], {})).result.records.map(({ id }) => id);
const edit = (changes: object) => perform(op['homepage.edit'], { changes });

describe('the content of the home page', () => {
  test('a field that an edit does not name stays unchanged, also in the figures', async () => {
    await edit({ heroTitle: 'Find a fair casino', statsValues: { casinos: '300', games: '9,000' } });
    await edit({ statsValues: { games: null, reviews: '40' } });
    expect((await shown()).content).toMatchObject({ heroTitle: 'Find a fair casino' });
    expect((await shown()).content.statsValues).toEqual({ casinos: '300', reviews: '40' });
  });

  test('HTML of the footer is sanitized before it is stored', async () => {
    await edit({ footerCopyright: '© <b onclick=alert(1)>Us</b><script>alert(1)</script>' });
    expect((await shown()).content.footerCopyright).toBe('© <b>Us</b>');
  });

  test('what sanitizing removed from the footer is told, whichever way it is edited', async () => {
    const hostile = '© <b onclick=alert(1)>Us</b><script>alert(1)</script>';
    const message =
      "Removed from Footer copyright, since it is not allowed there: the attribute 'onclick', <script> with its content; first in line 1";
    const edited = await edit({ footerCopyright: hostile });
    expect(edited.result.warnings).toMatchObject([{ reason: 'html.removed', message }]);
    const section = await perform(op['homepage.sections.edit'], {
      record: 'footer-copyright',
      changes: { footerCopyright: hostile },
    });
    expect(section.result.warnings).toMatchObject([{ message }]);
    expect((await edit({ footerCopyright: '© <B>Us' })).result.warnings).toBeUndefined();
  });

  test('required fields cannot be cleared, optional fields can', async () => {
    await edit({ heroTitle: 'Find a fair casino', heroSubtitle: 'Really' });
    await expect(edit({ heroTitle: ' ' })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Hero title is required',
      issues: [{ path: 'heroTitle' }],
    });
    await expect(edit({ statsValues: { games: null } })).resolves.toBeDefined();
    await edit({ heroSubtitle: null });
    expect((await shown()).content.heroSubtitle).toBe('');
  });

  test('what a new site shows of its home page is taken back with one change, and what was empty stays so', async () => {
    const { content } = await shown();
    await edit({ ...content, statsValues: { articles: '64' } });
    expect((await shown()).content).toEqual({ ...content, statsValues: { articles: '64' } });
  });

  test('an unknown field is refused with the closest match', async () => {
    await expect(edit({ heroTitel: 'x' })).rejects.toMatchObject({
      message: expect.stringContaining("did you mean 'heroTitle'?"),
    });
  });
});

describe('a change that says which home page it saw', () => {
  const saw = (hash: string) => ({ expect: { in: 'homepage', id: 'homepage', hash } }) as const;

  test('is made while that is what there is, on a new site too', async () => {
    const { hash } = await shown();
    await perform(op['homepage.edit'], { changes: { heroTitle: 'Seen' } }, saw(hash));
    expect((await shown()).content.heroTitle).toBe('Seen');
    expect((await shown()).hash).not.toBe(hash);
  });

  test('is a conflict that says what changed, and changes nothing, once somebody changed it', async () => {
    const { hash } = await shown();
    await perform(op['homepage.sections.move'], { record: '1', to: 'down' });
    const late = perform(op['homepage.edit'], { changes: { heroTitle: 'Late' } }, saw(hash));
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      reason: 'change.stale',
      message: expect.stringMatching(/^Homepage was changed by owner .*homepage\.sections\.move/),
    });
    expect((await shown()).content.heroTitle).not.toBe('Late');
  });
});

describe('the sections of the home page', () => {
  test('a new site has twelve, and each can be named by number, kind or title', async () => {
    expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const record of ['2', 'casinos', 'best casinos']) {
      const { result } = await perform(op['homepage.sections.disable'], { records: [record] });
      expect(result.records).toMatchObject([{ id: 2, isActive: false }]);
    }
    await perform(op['homepage.sections.enable'], { records: ['2'] });
    expect((await shown()).sections[1]).toMatchObject({ id: 2, isActive: true });
  });

  test('they move by one or to a position, and are numbered again', async () => {
    await perform(op['homepage.sections.move'], { record: '1', to: 'down' });
    await perform(op['homepage.sections.move'], { record: '12', to: 1 });
    await perform(op['homepage.sections.move'], { record: '12', to: 'up' });
    expect(await ids()).toEqual([12, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect((await shown()).sections.map(({ order }) => order)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  test('an edit of a section changes only the fields of that section, and requires none', async () => {
    const changes = { heroTitle: '', heroSubtitle: 'Since 2017', statsValues: { casinos: '300' } };
    await perform(op['homepage.sections.edit'], { record: '1', title: 'Top', changes });
    expect(await shown()).toMatchObject({
      content: changes,
      sections: [{ title: 'Top' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    const foreign = perform(op['homepage.sections.edit'], { record: '2', changes: { heroTitle: 'x' } });
    await expect(foreign).rejects.toMatchObject({
      code: 'invalid',
      hint: 'Its fields are bestCasinosTitle.',
    });
    for (const record of ['4', '9', '10']) {
      const refused = perform(op['homepage.sections.edit'], { record, changes: { heroTitle: 'x' } });
      await expect(refused).rejects.toMatchObject({
        code: 'invalid',
        hint: expect.stringContaining('only its title'),
      });
    }
  });

  test('an unknown section is reported with the specified message', async () => {
    const editing = perform(op['homepage.sections.edit'], { record: '13', title: 'x' });
    await expect(editing).rejects.toMatchObject({ code: 'not-found', message: messages.section.notFound });
  });
});

test('a section that is newer than the stored page is listed at its end, hidden until staff show it', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ operation: 'test', by: OWNER.author }, ({ homepage }) => {
    const { sections, ...rest } = homepage.get();
    homepage.set({ ...rest, sections: sections.filter(({ type }) => type !== 'blog') });
  });
  const ask = createPerform(storage, runtime);
  const list = async () => (await ask(op['homepage.sections.list'], {})).result.records;
  const newest = (await list()).at(-1);
  expect(newest).toEqual({ id: 13, title: 'Latest blog posts', type: 'blog', isActive: false, order: 13 });
  expect((await ask(op['homepage.show'], {})).result.sections.at(-1)).toEqual(newest);

  const { result } = await ask(op['homepage.sections.enable'], { records: ['blog'] });
  expect(result.records).toEqual([{ ...newest, isActive: true }]);
  const { result: moved } = await ask(op['homepage.sections.move'], { record: 'blog', to: 1 });
  expect(moved.records).toEqual([{ ...newest, isActive: true, order: 1 }]);
  expect((await list()).map(({ id }) => id)).toEqual([13, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]);
});
