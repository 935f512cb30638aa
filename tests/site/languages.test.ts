import {
  CARD_LANGUAGES,
  feedXml,
  getView,
  type Issue,
  type LoadView,
  type Problem,
  type PublicCatalogue,
  problem,
} from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { pageTexts, type Refusal, refusalOf } from '@croupier/core/page-texts';
import { sampleCatalogue } from '@croupier/core/sample';
import { beforeAll, expect, test } from 'vitest';
import { PROBLEMS } from '../../packages/core/src/diagnostics/problems.js';
import { HELPLINES } from '../../packages/core/src/labels/public/helplines.js';
import { render } from '../../packages/site/src/entry-server.js';
import { ALL_URLS, NOT_FOUND_URLS } from '../browser/route-checks.js';

const ADDRESSES = [
  ...ALL_URLS,
  ...NOT_FOUND_URLS,
  '/search',
  '/contact',
  '/sitemap',
  '/responsible-gambling',
  '/bonuses/type/free-spins',
  '/blog/category/security',
  '/best-casinos?min-score=9&payment=skrill&license=nowhere',
];
const NO_ASSETS = { stylesheets: [], scripts: [], fonts: [] };
/** A text with something to translate: more than the letters of a name that has no logo. */
const WORD = /\p{Ll}/u;
/** Names of places and bodies, which no language changes. */
const NAMES = new Set(['Facebook', 'Twitter', 'LinkedIn', 'Instagram', 'WhatsApp', 'Telegram', 'Reddit']);

type Language = PublicCatalogue['settings']['language'];

async function siteIn(language: Language) {
  const catalogue = await sampleCatalogue(({ settings }) =>
    settings.set({ ...settings.get(), language, hasContactForm: true, siteBaseUrl: 'https://guide.example' }),
  );
  const served = { ...catalogue, hasAccounts: true };
  const load: LoadView = async (name, params) => getView(served, name, params);
  const page = async (address: string) => {
    const [path = '', query = ''] = address.split('?');
    return (await render(path, load, NO_ASSETS, query)).html;
  };
  return { catalogue, page };
}

/** What people read and hear, and what search engines do. */
function textsOf(html: string): string[] {
  const shown = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<bdi[^>]*>[^<]*<\/bdi>/g, '\n');
  const attributes =
    /\s(?:aria-label|alt|title|placeholder|(?:name="description"|property="og:title") content)="([^"]*)"/g;
  return [
    ...shown.replaceAll(/<[^>]*>/g, '\n').split('\n'),
    ...Array.from(shown.matchAll(attributes), ([, text = '']) => text),
  ]
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"').trim())
    .map((text) => text.replace(/^[:#\s]+/, '').replace(/( \(\d+\)| - CASINO GURU)$/, ''))
    .filter((text) => WORD.test(text));
}

/** Every string in data, however deep. */
function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    found.add(
      value
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[.,])/g, '')
        .trim(),
    );
    for (const part of value.replaceAll(/<[^>]*>/g, '\n').split('\n')) found.add(part.trim());
  } else if (value instanceof Map || value instanceof Set)
    for (const one of value.values()) stringsIn(one, found);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) stringsIn(one, found);
  return found;
}

let english: Set<string>;
let content: Set<string>;
let written: string;

beforeAll(async () => {
  const { catalogue, page } = await siteIn('en');
  english = new Set((await Promise.all(ADDRESSES.map(page))).flatMap(textsOf));
  content = stringsIn(catalogue);
  written = [...content].join('\n');
});

/** Whether staff wrote a text, or the sample in their place: whole, as the beginning of it, or as a list. */
function isContent(text: string): boolean {
  const plain = text.replace(/…$/, '').trim();
  return (
    content.has(plain) ||
    NAMES.has(plain) ||
    HELPLINES.some(({ name }) => name === plain) ||
    (plain.length > 24 && written.includes(plain)) ||
    plain.split(/, | · |: /).every((part) => content.has(part))
  );
}

test.each(CARD_LANGUAGES.filter((language) => language !== 'en'))(
  'in %s no page of the sample has an English label left',
  async (language) => {
    const { catalogue, page } = await siteIn(language);
    const own = stringsIn(catalogue.labels);
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    for (const { country } of HELPLINES) own.add(regions.of(country || 'MT') ?? '');
    own.add(regions.of('JP') ?? '');
    const left: string[] = [];
    for (const address of ADDRESSES) {
      const html = await page(address);
      for (const text of new Set(textsOf(html))) {
        if (english.has(text) && !own.has(text.replace(/^\d+/, '{count}')) && !isContent(text))
          left.push(`${address}: ${text}`);
      }
    }
    expect(left).toEqual([]);
  },
);

test('a page says its language and direction, and so do its head, its feed and its data', async () => {
  const { catalogue, page } = await siteIn('ar');
  const home = await page('/');
  expect(home).toContain('<html lang="ar" dir="rtl"');
  expect(home).toContain('<meta property="og:locale" content="ar_AR"/>');
  expect(home).toContain('"inLanguage":"ar"');
  expect(feedXml(catalogue)).toContain('xml:lang="ar"');
  const { page: english } = await siteIn('en');
  const unchanged = await english('/');
  expect(unchanged).toContain('<html lang="en" data-theme');
  for (const word of ['og:locale', 'inLanguage', ' dir="rtl"']) expect(unchanged).not.toContain(word);
});

test('a refusal is said by its reason in the language of the site, and one that forms do not know in general words', async () => {
  const catalogues = [(await siteIn('de')).catalogue, (await siteIn('en')).catalogue];
  const said = (refused: Problem, otherwise: Refusal['reason'] = 'form.failed') => {
    const refusal = refusalOf(refused, otherwise);
    return catalogues.map(
      (catalogue) => getView(catalogue, 'login', { form: { refusal, values: {} } }).error,
    );
  };
  expect(said(problem('sign-in.refused'))).toEqual([
    'E-Mail oder Passwort ist falsch',
    messages.signIn.failed,
  ]);
  expect(said(problem('message.name-too-long', { max: 90 }))).toEqual([
    'Bitte kürzen Sie Ihren Namen auf 90 Zeichen',
    'Please keep your name within 90 characters',
  ]);
  const invalid = (...issues: Issue[]) => problem('record.invalid', {}, { issues });
  const required = { path: 'email', message: messages.user.emailRequired };
  expect(said(invalid(required))).toEqual(['Eine E-Mail-Adresse ist nötig', messages.user.emailRequired]);
  const malformed = { path: 'email', message: messages.user.emailInvalid, value: 'x' };
  expect(said(invalid(malformed))).toEqual([
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    messages.user.emailInvalid,
  ]);
  expect(said(problem('user.inactive', { username: 'ben' }), 'form.sign-in-failed')).toEqual([
    'Bei der Anmeldung ist ein Fehler aufgetreten',
    "User 'ben' is not active",
  ]);
});

test.each(CARD_LANGUAGES)(
  'in %s every reason that forms say is a reason of a problem, or one of forms',
  async (language) => {
    const { catalogue } = await siteIn(language);
    const reasons = Object.keys(pageTexts('refusals', catalogue.labels));
    const ofForms = /^(form\.|(username|email)\.(missing|invalid)$|language$)/;
    expect(reasons.filter((reason) => !(reason in PROBLEMS) && !ofForms.test(reason))).toEqual([]);
  },
);

test('categories of the blog find posts by their English name and by that of the language', async () => {
  const { catalogue } = await siteIn('de');
  const [post] = catalogue.posts.filter(({ category }) => category === 'Security');
  const german = {
    ...catalogue,
    posts: [{ ...post, category: 'Sicherheit' } as (typeof catalogue.posts)[number]],
  };
  for (const category of ['security', 'sicherheit']) {
    const { heading, posts } = getView(german, 'blog', { query: `category=${category}` });
    expect([heading, posts.length]).toEqual(['Artikel: Sicherheit', 1]);
  }
});
