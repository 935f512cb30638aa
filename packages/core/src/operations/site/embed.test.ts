import { beforeEach, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { VISITOR } from '../define/operation.js';
import { operations as op } from '../registry.js';

let perform: Perform;
const baseUrl = 'https://guide.example/';
beforeEach(async () => {
  perform = createPerform(memoryStorage(), runtime);
  await perform(op['casinos.add'], {
    record: {
      name: '3 "Fox" <b>&\u2028',
      slug: '3-fox',
      description: 'Calm.',
      rating: 9.2,
      logo: '/media/x.png',
    },
  });
});

const embed = async (as: ('element' | 'iframe' | 'html' | 'react')[]) =>
  (await perform(op['embed.show'], { casinos: ['3-fox'], as, baseUrl }, { actor: VISITOR })).result;

test('every kind of embed code has absolute URLs, and names as plain text', async () => {
  const { snippets } = await embed(['element', 'iframe', 'html', 'react']);
  const name = '3 &#34;Fox&#34; &#60;b&#62;&#38;';
  expect(snippets.element).toMatch(
    /^<croupier-casino-card slug="3-fox" base="https:\/\/guide.example"><span style="[^"<]+"><a href="https:\/\/guide.example\/casino\/3-fox">/,
  );
  expect(snippets.element).toContain(
    `>${name}: 9.2 out of 10, Excellent</a><br><small>Ad. 18+. Gambling can be addictive. Please play responsibly.</small></span><noscript>`,
  );
  expect(snippets.element).toContain(
    '\n<script async src="https://guide.example/embed/croupier.js"></script>',
  );
  expect(snippets.iframe).toContain(
    `<iframe src="https://guide.example/embed/casinos/3-fox" title="${name}"`,
  );
  expect(snippets.html).toContain(
    `<strong>${name}</strong>: 9.2 of 10, Excellent. <a href="https://guide.example/casino/3-fox">`,
  );
  expect(snippets.html).toContain('18+');
  expect(snippets.react).toContain('export function Casino3Fox() {');
  expect(snippets.react).toContain('<croupier-casino-card slug={"3-fox"} base={"https://guide.example"}>');
  expect(snippets.react).toContain('<a href={"https://guide.example/casino/3-fox"}>');
});

test('what stands there without script says that the terms of its offer are not known', async () => {
  const changes = { bonus: '100% up to €50', visitUrl: 'https://fox.example/' };
  await perform(op['casinos.edit'], { record: '3-fox', changes });
  const unknown =
    'responsibly. The terms of this offer are not known. Read them at the casino before you deposit.';
  expect((await embed(['element'])).snippets.element).toContain(`${unknown}</small>`);
  expect((await embed(['react'])).snippets.react).toContain(unknown);
  const termsUrl = 'https://fox.example/terms';
  await perform(op['casinos.edit'], { record: '3-fox', changes: { termsUrl } });
  expect((await embed(['element'])).snippets.element).toContain('responsibly.</small>');
});

test('a blacklisted casino is embedded with a warning, an inactive one not at all', async () => {
  await perform(op['casinos.blacklist'], { records: ['3-fox'], reason: 'Kept a deposit' });
  const { snippets, warnings } = await embed(['html']);
  expect(warnings).toMatchObject([{ message: expect.stringContaining('is blacklisted') }]);
  expect(snippets.html).toContain('is blacklisted: Kept a deposit.');
  await perform(op['casinos.deactivate'], { records: ['3-fox'] });
  await expect(embed(['element'])).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('not active'),
  });
});

test('without the address of the site there is no embed code, and an unknown casino is not found', async () => {
  await expect(perform(op['embed.show'], { casinos: ['3-fox'] })).rejects.toMatchObject({ code: 'invalid' });
  await perform(op['settings.set'], { changes: { siteBaseUrl: 'https://set.example' } });
  const { result } = await perform(op['embed.show'], { casinos: ['3-fox'] });
  expect(result.snippets.element).toContain('https://set.example/embed/croupier.js');
  await expect(perform(op['embed.show'], { casinos: ['3-fix'] })).rejects.toMatchObject({
    code: 'not-found',
    hint: "Did you mean '3-fox'?",
  });
});

test('a casino is named by its id too; one that was never public is told by nothing but that id', async () => {
  const idOf = async (record: string) => (await perform(op['casinos.show'], { record })).result.record.id;
  const id = await idOf('3-fox');
  const { result } = await perform(op['embed.show'], { casinos: [id, '3-fox'], baseUrl });
  expect(result).toMatchObject({ slug: '3-fox' });
  await perform(op['casinos.add'], {
    record: { name: 'Red Elk', description: 'Loud.', rating: 7, isActive: false },
  });
  const hidden = await idOf('red-elk');
  const asked = perform(op['embed.show'], { casinos: [hidden], baseUrl }, { actor: VISITOR });
  await expect(asked).rejects.toSatisfy((error) => !JSON.stringify(error).includes('elk'));
  await expect(asked).rejects.toMatchObject({ code: 'not-found' });
});

test('several casinos make a comparison, and a query makes a toplist', async () => {
  await perform(op['casinos.add'], {
    record: { name: 'Red Elk', description: 'Loud.', rating: 7, countries: ['DK'] },
  });
  const snippet = async (input: object, kind: string) =>
    (await perform(op['embed.show'], { baseUrl, as: [kind], ...input } as never)).result.snippets[
      kind
    ] as string;
  const compare = await snippet({ casinos: ['3-fox', 'red-elk'] }, 'element');
  expect(compare).toMatch(/^<croupier-compare slugs="3-fox,red-elk" base="https:\/\/guide.example">/);
  expect(compare).toContain('href="https://guide.example/compare?c=3-fox,red-elk"');
  const list = await snippet({ toplist: 'country=DK&sort=rating', limit: 3 }, 'element');
  expect(list).toMatch(
    /^<croupier-toplist query="country=DK&#38;sort=rating" limit="3" base="https:\/\/guide.example">/,
  );
  expect(list).toContain('href="https://guide.example/best-casinos"');
  expect(await snippet({ toplist: '' }, 'html')).toMatch(
    /^<ol>\n<li>.*3 &#34;Fox.*\n<li>.*Red Elk.*\n<\/ol>$/,
  );
  expect(await snippet({ toplist: '' }, 'react')).toContain('<croupier-toplist query={""} limit={"5"} base=');
  await expect(snippet({ toplist: 'country=Atlantis' }, 'element')).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(snippet({ toplist: '' }, 'iframe')).rejects.toMatchObject({ code: 'invalid' });
  await expect(snippet({}, 'element')).rejects.toMatchObject({ code: 'invalid' });
  await expect(snippet({ toplist: '', casinos: ['3-fox'] }, 'element')).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a snippet of a market names it, and has no offer where its players are refused', async () => {
  const changes = { bonus: '100% up to €50', visitUrl: 'https://fox.example/' };
  await perform(op['casinos.edit'], { record: '3-fox', changes });
  await perform(op['listings.add'], { record: { casino: '3-fox', market: 'DE', accepts: 'no' } });
  const as = ['element', 'iframe', 'html', 'react'] as const;
  const snippetsIn = async (market: string | undefined) =>
    (await perform(op['embed.show'], { casinos: ['3-fox'], as: [...as], baseUrl, market })).result.snippets;
  const [everywhere, german] = [await snippetsIn(undefined), await snippetsIn('Germany')];
  expect(german.element).toContain('base="https://guide.example" market="DE">');
  expect(german.react).toContain('base={"https://guide.example"} market={"DE"}>');
  expect(german.iframe).toContain('src="https://guide.example/embed/markets/DE/casinos/3-fox"');
  expect(everywhere.element).toContain('100% up to €50');
  for (const kind of as) {
    expect(everywhere[kind]).not.toContain('market');
    expect(german[kind]).not.toContain('€50');
  }
  const list = { toplist: '', market: 'CA-ON', baseUrl };
  expect((await perform(op['embed.show'], list)).result.snippets.element).toContain(' market="CA-ON">');
  await expect(snippetsIn('Atlantis')).rejects.toMatchObject({ code: 'usage' });
});

test('a pinned script has an integrity hash that the browser checks', async () => {
  const pinned = { path: '/embed/0123/croupier.js', integrity: 'sha384-x' };
  const { result } = await perform(op['embed.show'], { casinos: ['3-fox'], baseUrl, pinned });
  expect(result.snippets.element).toContain(
    '<script async src="https://guide.example/embed/0123/croupier.js" integrity="sha384-x" crossorigin="anonymous"></script>',
  );
  const list = await perform(op['embed.show'], { toplist: '', as: ['react'], baseUrl, pinned });
  expect(list.result.snippets.react).toContain(
    '<script async src={"https://guide.example/embed/0123/croupier.js"} integrity={"sha384-x"} crossOrigin="anonymous" />',
  );
});

test('ids and a theme go into every kind of code that takes them, and a wrong id is refused', async () => {
  const given = { affiliateId: 'guide/7', subid: '"top"', theme: 'dark' as const };
  const as = ['element', 'iframe', 'react'] as const;
  const { result } = await perform(op['embed.show'], { casinos: ['3-fox'], as: [...as], baseUrl, ...given });
  const { element, iframe, react } = result.snippets;
  expect(element).toContain(' affiliate-id="guide/7" subid="&#34;top&#34;" theme="dark">');
  expect(react).toContain(' affiliate-id={"guide/7"} subid={"\\"top\\""} theme={"dark"}>');
  expect(iframe).toContain(
    'src="https://guide.example/embed/casinos/3-fox?affiliate-id=guide%2F7&#38;subid=%22top%22&#38;theme=dark"',
  );
  const wrong = perform(op['embed.show'], { casinos: ['3-fox'], baseUrl, affiliateId: '..' });
  await expect(wrong).rejects.toThrow('an id has 1 to 500 characters');
});

test('the offer stands in the code only while it has no end, and never that of a blacklisted casino', async () => {
  const bonus = '100% up to 200 EUR';
  await perform(op['casinos.add'], { record: { name: 'Red Elk', description: 'Loud.', bonus } });
  const element = async () =>
    (await perform(op['embed.show'], { casinos: ['red-elk'], baseUrl })).result.snippets.element;
  expect(await element()).toContain(`</a><br>${bonus}<br><small>Ad. 18+`);
  await perform(op['bonuses.add'], {
    record: { casino: 'Red Elk', title: 'Spring', validUntil: '2999-01-31' },
  });
  expect(await element()).not.toContain(bonus);
  await perform(op['casinos.blacklist'], { records: ['red-elk'] });
  expect(await element()).toMatch(/Blacklisted<\/a><br><small>18\+/);
});

test('the snippets of a German site are in German and say so, unless they are to be in another language', async () => {
  await perform(op['settings.set'], { changes: { language: 'de' } });
  const as = ['element', 'iframe', 'html', 'react'] as const;
  const { snippets } = await embed([...as]);
  const inGerman = await perform(op['embed.show'], { casinos: ['3-fox'], as: [...as], baseUrl, lang: 'de' });
  expect(snippets).toEqual(inGerman.result.snippets);
  expect(snippets.element).toContain('base="https://guide.example" lang="de">');
  expect(snippets.iframe).toContain('/embed/casinos/3-fox?lang=de"');
  expect(snippets.html).toContain('9,2 von 10, Ausgezeichnet');
  const { result } = await perform(op['embed.show'], { casinos: ['3-fox'], baseUrl, lang: 'en' });
  expect(result.snippets.element).toContain('lang="en">');
  expect(result.snippets.element).toContain('9.2 out of 10, Excellent');
});
