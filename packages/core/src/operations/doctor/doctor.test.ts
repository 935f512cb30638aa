import { expect, test } from 'vitest';
import { CHECKS } from '../../diagnostics/checks.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { operations as op } from '../registry.js';

test('content written into the store by hand is checked: HTML is cleaned, faulty CSS is left to its owner', async () => {
  const storage = memoryStorage();
  const perform = createPerform(storage, runtime);
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    content.styles.set({ css: 'a { b }' });
  });
  // Bypasses all validation, as a text editor does.
  await storage.write(async (draft) => {
    const words = { footerCopyright: '<b onclick=run()>Us</b>' };
    draft.put('homepage', JSON.stringify({ content: { ...words, statsValues: {} }, sections: [] }));
    return {
      header: { ...HEADER, id: runtime.newId(), number: 1 },
      entries: [],
    };
  });
  const checks = async () => {
    const { findings } = (await perform(op['doctor.check'], {})).result;
    return findings.map(({ check, message }) => [check, message]);
  };
  expect(await checks()).toEqual([
    ['unsafe-html', 'Footer copyright holds HTML that is not safe'],
    ['faulty-css', expect.stringContaining('Line 1, column 5: ')],
  ]);
  await perform(op['doctor.mend'], {});
  expect(await checks()).toEqual([['faulty-css', expect.any(String)]]);
  expect((await perform(op['homepage.show'], {})).result.content.footerCopyright).toBe('<b>Us</b>');
});

const PICTURE = `${'a'.repeat(32)}.png`;

const HEADER = {
  at: '2026-01-05T09:00:00.000Z',
  by: { name: 'hand' },
  operation: 'x.y',
  subject: 'homepage',
  inserted: 1,
  updated: 0,
  removed: 0,
};

test('links and redirects that lead visitors to nothing are found, and a check can be asked for alone', async () => {
  const perform = createPerform(memoryStorage(), runtime);
  const content = [
    '<p><a href="/best-casinos">list</a> <a href="/casino/gone?x=1&amp;y=2">gone</a> <a href="/gone-too#part">x</a>',
    '<a href="https://example.com/gone">away</a> <a href="/moved">moved</a> <a href="/media/x.png">file</a></p>',
  ].join('');
  const post = { title: 'Links', excerpt: 'x', content };
  await perform(op['posts.add'], { record: { ...post, isPublished: true } });
  await perform(op['posts.add'], { record: { ...post, title: 'Draft' } });
  await perform(op['redirects.add'], { record: { source: '/moved', target: '/best-casinos' } });
  await perform(op['redirects.add'], { record: { source: '/old', target: '/nowhere' } });
  const found = async (only?: ('dead-link' | 'dead-redirect-target')[]) =>
    (await perform(op['doctor.check'], { only })).result.findings.map(({ check, severity, message }) => [
      check,
      severity,
      message,
    ]);
  const links = [
    ['dead-link', 'warning', "Post 'Links' links to /casino/gone?x=1&y=2, where nothing is"],
    ['dead-link', 'warning', "Post 'Links' links to /gone-too#part, where nothing is"],
  ];
  const target = ['dead-redirect-target', 'error', 'Redirect /old → /nowhere: nothing is there'];
  expect(await found()).toEqual([target, ...links]);
  expect(await found(['dead-link'])).toEqual(links);
});

test('a text that shows or links what visitors do not see is found; what follows a record is fine', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    const { id } = content.casinos.insert({ slug: 'aurora', name: 'Aurora', description: 'x' });
    const text = [
      `<figure data-block="casino-card" data-record="${id}"><a href="/casino/renamed">Aurora</a></figure>`,
      '<figure data-block="bonus" data-record="no-such"><a href="/casino/gone">Ten spins</a></figure>',
      `<figure data-block="comparison" data-record="${id} no-such">A</figure>`,
      `<p><a href="/casino/renamed" data-casino="${id}">a</a> <a href="/casino/gone" data-casino="no-such">b</a></p>`,
    ].join('');
    content.posts.insert({ slug: 'p', title: 'Post', excerpt: 'x', content: text, isPublished: true });
  });
  const { findings } = (await createPerform(storage, runtime)(op['doctor.check'], { only: ['dead-link'] }))
    .result;
  const unseen = 'that visitors do not see, or not wholly: it names what is not on the site';
  expect(findings.map(({ message }) => message)).toEqual([
    `Post 'Post' has an offer ${unseen}`,
    `Post 'Post' has a comparison ${unseen}`,
    "Post 'Post' links to /casino/gone, where nothing is",
  ]);
});

test('links, menu items and redirects to a casino that gets no links are found, with its name and the reason', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    const bad = { name: 'Aurora', description: 'x', visitUrl: 'https://aurora.example/', slug: 'aurora' };
    content.casinos.insert({ ...bad, isBlacklisted: true, blacklistDate: '2026-01-05' });
    const gone = { name: 'Borea', description: 'x', visitUrl: 'https://borea.example/', slug: 'borea' };
    content.casinos.insert({ ...gone, isActive: false, retiredAt: '2026-01-05T00:00:00.000Z' });
    const text = '<p><a href="https://www.aurora.example/vip?a=1&b=2">a</a> <a href="/go/aurora">b</a></p>';
    content.posts.insert({ slug: 'p', title: 'Post', excerpt: 'x', content: text, isPublished: true });
    const intro = '<p><a href="https://borea.example/">c</a> <a href="/nowhere">d</a></p>';
    content.toplists.insert({ slug: 't', title: 'List', intro, isActive: true });
    content.redirects.insert({ source: '/go/aurora', target: 'https://aurora.example/in' });
    const item = {
      id: runtime.newId(),
      label: 'Go',
      url: 'https://aurora.example/',
      isVisible: true,
      order: 0,
    };
    content.menus.set({ ...content.menus.get(), header: [{ ...item, target: '_self' }] });
  });
  const { findings } = (await createPerform(storage, runtime)(op['doctor.check'], {})).result;
  const away = 'is blacklisted, so visitors see the text without a link';
  const told = findings.filter(({ check }) => check.startsWith('dead-'));
  expect(told.map(({ check, message }) => [check, message])).toEqual([
    [
      'dead-menu-target',
      "The header menu's item 'Go' leads to https://aurora.example/: Aurora is blacklisted",
    ],
    ['dead-redirect-target', 'Redirect /go/aurora → https://aurora.example/in: Aurora is blacklisted'],
    ['dead-link', `Post 'Post' links to https://www.aurora.example/vip?a=1&b=2: Aurora ${away}`],
    ['dead-link', `Post 'Post' links to /go/aurora: Aurora ${away}`],
    [
      'dead-link',
      "Toplist 'List' links to https://borea.example/: Borea was taken off the site, so visitors see the text without a link",
    ],
    ['dead-link', "Toplist 'List' links to /nowhere, where nothing is"],
  ]);
});

test('a published page is found where the site shows a page of its own; a draft there is none', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    content.pages.insert({ slug: 'compare', title: 'Side by Side', content: '<p>x</p>', isPublished: true });
    content.pages.insert({ slug: 'forum', title: 'Draft', content: '<p>x</p>' });
    content.pages.insert({ slug: 'team', title: 'Team', content: '<p>x</p>', isPublished: true });
  });
  const { findings } = (await createPerform(storage, runtime)(op['doctor.check'], {})).result;
  expect(findings.map(({ check, message, severity }) => [check, severity, message])).toEqual([
    ['hidden-page', 'error', "Page 'Side by Side' is hidden: at /compare the site shows a page of its own"],
  ]);
});

test('a check that is asked for alone finds what it finds among all; only the one for damaged files looks into them', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    content.bonuses.insert({ casino: 'Nowhere', title: '50 spins', validUntil: '2020-01-01' });
    content.bonuses.insert({ casino: 'Nowhere', casinoId: runtime.newId(), title: 'Cashback' });
    content.redirects.insert({ source: '/a', target: '/b' });
    content.redirects.insert({ source: '/b', target: '/a' });
    content.redirects.insert({ source: '/old', target: '/nowhere' });
    content.redirects.insert({ source: '/news/*', target: '/blog' });
    content.redirects.insert({ source: '/news/x', target: '/blog' });
    content.styles.set({ css: 'a { b }' });
    const picture = { title: 'Fox', type: 'image/png', bytes: 1, createdAt: '2026-01-05T09:00:00.000Z' };
    content.media.set({ files: [{ ...picture, id: runtime.newId(), file: PICTURE }] });
  });
  let verified = 0;
  const verify: typeof storage.verify = (scope) => {
    verified++;
    return storage.verify(scope);
  };
  const perform = createPerform({ ...storage, verify }, runtime);
  const checkedFor = async (only?: (typeof CHECKS)[number][]) =>
    (await perform(op['doctor.check'], { only })).result.findings;
  const all = await checkedFor();
  expect([...new Set(all.map(({ check }) => check))]).toEqual([
    'dangling-reference',
    'expired-bonus',
    'redirect-loop',
    'dead-redirect-target',
    'faulty-css',
    'missing-media',
    'unused-media',
  ]);
  verified = 0;
  for (const check of CHECKS)
    expect(await checkedFor([check])).toEqual(all.filter((one) => one.check === check));
  expect(verified, 'for damaged files alone').toBe(1);
});
