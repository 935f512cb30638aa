import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../operations/define/operation.js';
import { type OperationName, registry } from '../../operations/registry.js';
import { bytesOf } from '../../operations/testing/backup-text.js';
import { archiveOf, folderOf, inOrder } from '../../operations/testing/exported-files.js';
import { scryptPasswords } from '../../passwords.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { sampleMenus } from '../../sample/menus.js';
import { putSample } from '../../sample/sample.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { decodeBase64, encodeBase64 } from '../../values/base64.js';
import { pngFile } from '../../values/testing/small-pictures.js';
import { wxr } from '../../wordpress/testing/wxr.js';
import { resultSchemas } from './result-schemas.js';

const PASSWORD = 'umbra 7712 heron';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const SQUARE = encodeBase64(pngFile(2, 2));
/** The columns that a file of casinos must have. */
const HEADER = 'name,description,rating,bonuses,games,paymentMethods\n';
const csv = (text: string) => ({ source: bytesOf(text) });

const OWL_ROW = 'owl-partners-2026-06-01-7ae89f0feb';

/** A source whose second row waits for a decision. */
function sourceCalls(): [OperationName, object][] {
  const settings = { key: ['column:Licence'], mergeLists: ['countries'], whenGone: 'deactivate' };
  const file = (rows: string) => csv(`Licence,${HEADER}${rows}`);
  const told = { fromSource: 'Register', mirror: true, maxRemoved: 100, fileName: 'register.csv' };
  return [
    ['profiles.save', { name: 'Register', collection: 'casinos', settings }],
    ['casinos.import', { ...file('L1,Wren,Quiet,3,x,x,x\nL2,Wren,Quiet,3,x,x,x\n'), ...told }],
    ['casinos.import', { ...file('L2,Wren,Quiet,3,x,x,x\nL3,Rook,Loud,3,x,x,x\n'), ...told, diffLast: true }],
    ['sources.list', {}],
    ['sources.show', { record: 'Register', rows: 'all' }],
    ['sources.decide', { source: 'Register', key: 'L2', as: 'never' }],
    ['imports.list', { source: 'Register' }],
  ];
}

/** A register, and a newer list in its place. */
function registerCalls(): [OperationName, object][] {
  const told = { authority: 'Authority of Owls', alsoCalled: ['AOO'], fileName: 'owls.csv' };
  return [
    ['registers.import', { ...csv('20261120 09:20\nowl.example/en\n'), ...told }],
    [
      'registers.import',
      { ...csv('Domain,Licence\nwww.hawk.example,7\n,\n-,\n'), ...told, date: '2026-11-24' },
    ],
    ['casinos.add', { record: { name: 'Barn Owl', description: 'Calm.' } }],
    [
      'listings.add',
      {
        record: {
          ...{ casino: 'barn-owl', market: 'IE', accepts: 'yes', licenseAuthority: 'AOO' },
          ...{ licensedDomain: 'play.hawk.example', licenseNumber: '8' },
        },
      },
    ],
    ['registers.check', {}],
    ['registers.list', {}],
    ['registers.show', { record: 'AOO', search: 'hawk' }],
    ['registers.delete', { records: ['Authority of Owls'] }],
  ];
}

/** What a site of WordPress has: its plan, and its records, one of which is rejected. */
function migrationCalls(): [OperationName, object][] {
  const text = wxr({
    authors: { ada: 'Ada Owl' },
    terms: [[2, 'category', 'news', 'News']],
    items: [
      { id: 1, author: 'ada', content: '[owl_table]', terms: { 'category news': 'News' }, comments: 1 },
      { id: 2, content: 'x'.repeat(600_000) },
      { id: 3, type: 'page', slug: 'moved', content: 'Moved.' },
    ],
  });
  return [
    ['migrate.wordpress', { source: bytesOf(text), plan: true }],
    ['migrate.wordpress', { source: bytesOf(text) }],
    [
      'migrate.markdown',
      { source: folderOf({ 'posts/a.md': 'One {{< x >}} ![a](b.png)', 'b.md': '---\n[\n---\n' }) },
    ],
    ['migrate.verify', { addresses: ['/moved', 'https://old.example/2019/05/item-1/', '/nowhere'] }],
    [
      'migrate.pictures',
      {
        files: [
          {
            address: 'https://old.example/u/old.png',
            content: encodeBase64(pngFile(5, 5)),
          },
          {
            address: 'https://old.example/u/no.png',
            content: encodeBase64(new TextEncoder().encode('x')),
          },
        ],
      },
    ],
  ];
}

/** Every operation at least once, in an order in which each finds what it needs. */
const ASKED: [OperationName, object][] = [
  ['casinos.list', { limit: 3 }],
  ['casinos.show', { record: 'copper-heron' }],
  ['casinos.add', { record: { name: 'Golden Fox', description: 'Calm.<script>x</script>' } }],
  ['casinos.edit', { record: 'golden-fox', changes: { detailedReview: '<p>x<script>y</script></p>' } }],
  ['casinos.deactivate', { records: ['golden-fox'] }],
  ['casinos.activate', { records: ['golden-fox'] }],
  ['casinos.feature', { records: ['golden-fox'] }],
  ['casinos.unfeature', { records: ['golden-fox'] }],
  ['casinos.blacklist', { records: ['golden-fox'], reason: 'x' }],
  ['casinos.unblacklist', { records: ['golden-fox'] }],
  ['casinos.rename', { record: 'golden-fox', slug: 'gold-fox' }],
  ['casinos.add', { record: { name: 'Gold Fox', description: 'The same.', slug: 'gold-fox-again' } }],
  ['casinos.distinct', { records: ['gold-fox', 'gold-fox-again'] }],
  ['casinos.show', { record: 'gold-fox', market: 'GB' }],
  ['casinos.merge', { record: 'gold-fox', others: ['gold-fox-again'], prefer: 'newest' }],
  [
    'casinos.import',
    { ...csv(`${HEADER}Owl,Quiet,3,x,x,x\nHawk,,99,x,x,x\n`), skipInvalid: true, plan: true },
  ],
  ['casinos.import', { ...csv(`${HEADER}Owl,Other,3,x,x,x\n`), onConflict: 'skip', plan: 'existing' }],
  ['casinos.import', { ...csv(`${HEADER}Owl,Other,3,x,x,x\n`), onConflict: 'update', plan: 1 }],
  ['casinos.export', {}],
  ['casinos.template', {}],
  ['bonuses.list', {}],
  ['bonuses.add', { record: { casino: 'Gold', title: 'Ten spins', description: 'x', category: 'reload' } }],
  ['bonuses.show', { record: 'Ten spins' }],
  ['bonuses.edit', { record: 'Ten spins', changes: { rating: 3 } }],
  ['bonuses.suggest', { dollar: 'USD' }],
  ['bonuses.due', { limit: 2 }],
  ['bonuses.confirm', { records: ['Ten spins'] }],
  ['bonuses.withdraw', { records: ['Ten spins'], reason: 'x' }],
  ['bonuses.restore', { records: ['Ten spins'] }],
  ['bonuses.delete', { records: ['Ten spins'] }],
  ['bonuses.import', csv('casino,title\nGold,Five\n')],
  ['bonuses.export', {}],
  ['bonuses.template', {}],
  ['listings.list', { market: 'GB' }],
  ['listings.add', { record: { casino: 'copper-heron', market: 'NZ', accepts: 'no' } }],
  ['listings.show', { record: 'copper-heron-in-nz' }],
  ['listings.edit', { record: 'copper-heron-in-nz', changes: { accepts: 'yes' } }],
  ['listings.confirm', { records: ['copper-heron-in-nz'] }],
  ['listings.delete', { records: ['copper-heron-in-nz'] }],
  ['listings.import', csv('casino,market\ncopper-heron,AT\n')],
  ['listings.export', {}],
  ['listings.template', {}],
  ['programmes.list', {}],
  ['programmes.add', { record: { name: 'Owl Partners', currency: 'EUR' } }],
  ['programmes.show', { record: 'owl-partners' }],
  ['programmes.edit', { record: 'owl-partners', changes: { deal: '40 %' } }],
  ['programmes.import', csv('name\nTern Affiliates\n')],
  ['programmes.export', {}],
  ['programmes.template', {}],
  ['programmes.delete', { records: ['tern-affiliates'] }],
  ['earnings.list', { matched: 'no' }],
  ['earnings.add', { record: { programme: 'owl-partners', date: '2026-06-01', revenue: 12.5 } }],
  ['earnings.show', { record: OWL_ROW }],
  ['earnings.edit', { record: OWL_ROW, changes: { clicks: 4 } }],
  ['earnings.import', csv('programme,date,clicks\nowl-partners,2026-06-02,7\n')],
  ['earnings.export', {}],
  ['earnings.template', {}],
  ['earnings.report', { by: 'place', since: '2026-05-15', until: '2026-06-14', into: 'USD' }],
  ['earnings.reconcile', {}],
  ['earnings.delete', { records: [OWL_ROW] }],
  ['rates.list', {}],
  ['rates.add', { record: { code: 'GBP', into: 'EUR', date: '2026-06-01', rate: 1.17 } }],
  ['rates.show', { record: 'gbp-eur-2026-06-01' }],
  ['rates.edit', { record: 'gbp-eur-2026-06-01', changes: { rate: 1.18 } }],
  ['rates.import', csv('code,into,date,rate\nUSD,EUR,2026-06-02,0.9\n')],
  ['rates.export', {}],
  ['rates.template', {}],
  ['rates.delete', { records: ['gbp-eur-2026-06-01'] }],
  ['casinos.delete', { records: ['copper-heron'] }],
  ['authors.list', {}],
  ['authors.add', { record: { name: 'Ana Owl', role: 'Editor', email: 'ana@owl.example' } }],
  ['authors.show', { record: 'ana-owl' }],
  ['authors.edit', { record: 'ana-owl', changes: { profiles: ['https://example.com/ana'] } }],
  ['authors.import', csv('name\nBo Owl\n')],
  ['authors.export', {}],
  ['authors.template', {}],
  ['authors.delete', { records: ['bo-owl'] }],
  ['games.list', {}],
  ['games.add', { record: { name: 'Reel', provider: 'Spin', category: 'slots' } }],
  ['games.show', { record: 'reel' }],
  ['games.edit', { record: 'reel', changes: { rating: 3 } }],
  ['games.delete', { records: ['reel'] }],
  ['games.import', csv('name,provider\nReel 2,Spin\n')],
  ['games.export', {}],
  ['games.template', {}],
  ['toplists.list', {}],
  ['toplists.add', { record: { title: 'Quick', query: 'payout-days=1' } }],
  ['toplists.show', { record: 'quick' }],
  ['toplists.edit', { record: 'quick', changes: { order: 3 } }],
  ['toplists.preview', { record: 'quick' }],
  ['toplists.preview', { query: 'payment=visa' }],
  ['toplists.delete', { records: ['quick'] }],
  ['toplists.import', csv('title,query\nWith cards,payment=visa\n')],
  ['toplists.export', {}],
  ['toplists.template', {}],
  ['markets.list', {}],
  ['markets.add', { record: { code: 'DE' } }],
  ['markets.show', { record: 'DE' }],
  ['markets.edit', { record: 'DE', changes: { minimumAge: 21 } }],
  ['markets.delete', { records: ['DE'] }],
  ['markets.import', csv('code,hideOffers\nOntario,no\n')],
  ['markets.export', {}],
  ['markets.template', {}],
  ['posts.list', {}],
  ['posts.add', { record: { title: 'News', excerpt: 'x', content: '<p>x</p>', category: 'New one' } }],
  ['posts.show', { record: 'news' }],
  ['posts.edit', { record: 'news', changes: { title: 'Other news' } }],
  ['posts.publish', { records: ['other-news'] }],
  ['posts.unpublish', { records: ['other-news'] }],
  ['posts.delete', { records: ['other-news'] }],
  ['posts.import', csv('title,excerpt,content\nMore,x,y\n')],
  ['posts.export', {}],
  ['posts.template', {}],
  ['pages.list', {}],
  ['pages.add', { record: { title: 'Prices', content: '<p>x</p>' } }],
  ['pages.show', { record: 'prices' }],
  ['pages.edit', { record: 'prices', changes: { title: 'Costs' } }],
  ['pages.publish', { records: ['costs'] }],
  ['pages.unpublish', { records: ['costs'] }],
  ['pages.stats', { record: 'costs' }],
  ['pages.stats', {}],
  ['pages.delete', { records: ['contact'] }],
  ['pages.import', csv('title,content\nTerms of old,y\n')],
  ['pages.export', {}],
  ['pages.template', {}],
  ['pages.footer', {}],
  ['pages.create-missing', {}],
  ['pages.clean-duplicates', {}],
  ['menus.list', {}],
  ['menus.add', { menu: 'header', record: { label: 'Offers', url: '/bonuses' } }],
  ['menus.delete', { menu: 'footer', records: sampleMenus.footer.map(({ id }) => id) }],
  ['menus.start', { menu: 'footer' }],
  ['menus.edit', { record: 'Offers', changes: { label: 'All offers' } }],
  ['menus.move', { record: 'All offers', to: 'up' }],
  ['menus.hide', { records: ['All offers'] }],
  ['menus.show', { records: ['All offers'] }],
  ['menus.delete', { records: ['All offers'] }],
  ['menus.import', csv('menu,label,url\nheader,News,/news\n')],
  ['menus.export', {}],
  ['menus.template', {}],
  ['redirects.list', {}],
  ['redirects.list', { idsOnly: true }],
  ['redirects.add', { record: { source: '/old', target: '/blog' } }],
  ['redirects.add', { record: { source: '^/a(.*)$', target: '/blog$1', match: 'regex' } }],
  ['redirects.list', {}],
  ['redirects.show', { record: '/old' }],
  ['redirects.edit', { record: '/old', changes: { target: '/news' } }],
  ['redirects.disable', { records: ['/old'] }],
  ['redirects.enable', { records: ['/old'] }],
  ['redirects.move', { record: '/old', to: 'down' }],
  ['redirects.test', { url: '/old' }],
  ['redirects.test', { url: '/nothing' }],
  ['redirects.host-file', { host: 'netlify' }],
  ['redirects.host-file', { host: 'nginx' }],
  ['redirects.delete', { records: ['/old'] }],
  ['redirects.import', csv('source,target\n/older,/blog\n')],
  ['redirects.export', {}],
  ['redirects.template', {}],
  ['profiles.save', { name: 'Feed', collection: 'casinos', settings: { delimiter: ';' } }],
  ['profiles.list', {}],
  ['profiles.show', { record: 'Feed' }],
  ...sourceCalls(),
  ...registerCalls(),
  ...migrationCalls(),
  ['profiles.delete', { records: ['Feed'] }],
  [
    'drafts.save',
    { record: 'casinos/gold-fox', changes: { rating: 9.1 }, hideAt: '2099-01-01T00:00:00.000Z' },
  ],
  ['drafts.list', {}],
  ['drafts.show', { record: 'casinos/gold-fox' }],
  ['drafts.publish', { records: ['casinos/gold-fox'] }],
  ['drafts.discard', { records: ['casinos/gold-fox'] }],
  ['views.save', { list: 'casinos', name: 'Low', query: 'where=rating<5' }],
  ['views.list', { list: 'casinos' }],
  ['views.delete', { records: ['low'] }],
  ['homepage.show', {}],
  ['homepage.edit', { changes: { heroDescription: 'Hello' } }],
  ['homepage.sections.list', {}],
  ['homepage.sections.disable', { records: ['blog'] }],
  ['homepage.sections.enable', { records: ['blog'] }],
  ['homepage.sections.move', { record: 'blog', to: 'up' }],
  ['homepage.sections.edit', { record: 'blog', title: 'Our blog' }],
  ['homepage.sections.edit', { record: 'casino-bonuses', changes: { casinoBonusesTitle: 'Hi' } }],
  ['preview.show', { path: '/' }],
  ['preview.show', { path: '/older' }],
  ['preview.show', { path: '/casino/nobody' }],
  ['settings.list', {}],
  ['settings.get', { names: ['siteName', 'logoHeight', 'contactEmail'] }],
  ['settings.set', { changes: { siteName: 'Guide', siteBaseUrl: 'https://guide.example' } }],
  ['media.add', { files: [{ title: 'dot.png', content: PNG }] }],
  ['casinos.list', { idsOnly: true }],
  ['media.list', {}],
  ['media.fetch', { addresses: ['https://elsewhere.example/dot.png'] }],
  ['media.replace', { record: 'dot.png', files: [{ title: 'square.png', content: SQUARE }] }],
  ['media.edit', { record: 'dot.png', changes: { alt: 'A dot' } }],
  ['media.delete', { records: ['dot.png'] }],
  ['styles.set', { css: 'p { color: red }' }],
  ['styles.set', { css: 'p { color: blue }' }],
  ['styles.draft', { css: 'p { color: ' }],
  ['styles.show', {}],
  ['styles.history', {}],
  ['styles.revert', {}],
  ['styles.enable', {}],
  ['styles.disable', {}],
  ['styles.reset', {}],
  ['users.list', {}],
  ['users.add', { record: { username: 'ines', email: 'ines@guide.example' } }],
  ['users.show', { record: 'ines' }],
  ['users.edit', { record: 'ines', changes: { firstName: 'Ines' } }],
  ['users.deactivate', { records: ['ines'] }],
  ['users.activate', { records: ['ines'] }],
  ['users.set-password', { record: 'ines' }],
  ['users.set-password', { record: 'ines', password: PASSWORD, mustChange: false }],
  ['tokens.add', { name: 'Robot', user: 'ines' }],
  ['tokens.list', {}],
  ['tokens.delete', { records: ['Robot'] }],
  ['users.delete', { records: ['ines'] }],
  [
    'accounts.register',
    { username: 'pieter', email: 'pieter@guide.example', password: PASSWORD, confirm: PASSWORD },
  ],
  ['accounts.sign-in', { identifier: 'maria', password: PASSWORD }],
  ['accounts.show', {}],
  ['accounts.edit', { changes: { firstName: 'Maria' } }],
  ['accounts.change-password', { current: PASSWORD, password: `${PASSWORD} 2`, confirm: `${PASSWORD} 2` }],
  ['messages.send', { name: 'Ana', email: 'ana@guide.example', text: 'Hello.', consent: 'I agree.' }],
  ['messages.list', {}],
  ['messages.export', {}],
  ['messages.delete', { email: 'ana@guide.example' }],
  ['tracking.view', { path: '/', title: 'Home' }],
  ['tracking.view', { path: '/blgo' }],
  ['tracking.click', { label: 'Go', url: '/casino/gold-fox' }],
  ['tracking.summary', {}],
  ['redirects.missing', {}],
  ['tracking.visits', { by: 'place' }],
  ['tracking.pageviews', {}],
  ['tracking.clicks', {}],
  ['tracking.clear', {}],
  ['showcase.show', {}],
  ['community.show', {}],
  ['showcase.edit', { changes: { blog: { figures: [{ title: 'Posts', value: '7' }] } } }],
  ['sitemap.show', {}],
  ['embed.show', { casinos: ['gold-fox'] }],
  ['embed.show', { toplist: 'sort=rating' }],
  ['settings.reset', { names: ['siteBaseUrl'] }],
  ['history.list', {}],
  ['history.show', { change: '3' }],
  ['history.undo', {}],
  ['history.redo', {}],
  ['store.backup', {}],
  ['site.export', {}],
  ['store.facts', {}],
  ['games.add', { record: { name: 'Wheel', playUrl: 'https://gold.example/' } }],
  ['links.check', {}],
  ['links.list', { limit: 3 }],
  ['links.update', { links: ['https://gold.example/'] }],
  ['site.check', {}],
  ['site.build', {}],
  ['doctor.check', {}],
  ['doctor.mend', {}],
  ['schema.show', {}],
  ['schema.show', { entity: 'casino' }],
  ['operations.list', {}],
];

const answers = new Map<OperationName, unknown[]>();

beforeAll(async () => {
  const storage = memoryStorage();
  const fault = { page: '/', rule: 'dead-link', message: 'It links to /gone, which is not there' };
  const perform = createPerform(storage, runtime, {
    passwords: scryptPasswords({ ln: 4, r: 1, p: 1 }),
    siteTools: {
      check: async () => ({ pages: 1, faults: [fault], notes: [] }),
      async checkLinks(links, { onResult }) {
        for (const [i, { url }] of links.entries())
          onResult(
            url.includes('gold.example') || i % 2 === 0
              ? { url, outcome: 'moved', status: 200, finalUrl: `${url}new`, newUrl: `${url}new` }
              : { url, outcome: 'gone', reason: 'status', status: 404 },
          );
      },
      fetchPicture: async () => decodeBase64(PNG),
      build: async () => ({ pages: 1, files: 2, written: 2, removed: 0, remarks: ['One.'] }),
    },
  });
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'store.init' }, putSample);
  const byName = new Map(registry.map((operation) => [operation.name as OperationName, operation]));
  const run = async (name: OperationName, input: object, actor?: Actor) => {
    const operation = byName.get(name) as (typeof registry)[number];
    const pieces: string[] = [];
    const onChunk = (piece: string | Uint8Array) => void pieces.push(Buffer.from(piece).toString());
    const { result } = await perform(operation, input, {
      onChunk,
      ...(actor === undefined ? {} : { actor }),
    });
    // As it comes out of the other end of a request.
    answers.set(name, [...(answers.get(name) ?? []), JSON.parse(JSON.stringify(result))]);
    return { result, text: pieces.join('') };
  };
  const maria = { username: 'maria', email: 'maria@guide.example', role: 'admin' };
  const added = (await run('users.add', { record: maria })).result as { records: { id: string }[] };
  const actor: Actor = { author: { id: added.records[0]?.id as string, name: 'maria' }, role: 'admin' };
  await run('users.set-password', { record: 'maria', password: PASSWORD, mustChange: false });
  const failed: string[] = [];
  for (const [name, input] of ASKED) {
    try {
      await run(name, input, actor);
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message}`);
    }
  }
  expect(failed).toEqual([]);
  const { records: runs } = (await run('imports.list', {})).result as { records: { id: string }[] };
  await run('imports.show', { record: runs[0]?.id });
  const { text } = await run('store.backup', {});
  await run('store.restore', { source: bytesOf(text) });
  await run('migrate.markdown', { source: inOrder(await archiveOf(perform)) });
});

describe.each(registry.map(({ name }) => name as OperationName))('%s', (name) => {
  test('answers as the API describes it, with nothing that is not described', () => {
    expect(answers.get(name)?.length).toBeGreaterThan(0);
    for (const answer of answers.get(name) ?? []) {
      expect(resultSchemas()[name].safeParse(answer).error?.issues ?? []).toEqual([]);
    }
  });
});
