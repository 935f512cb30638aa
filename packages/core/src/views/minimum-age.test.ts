import { beforeAll, describe, expect, test } from 'vitest';
import { cardLocales } from '../labels/locales/index.js';
import { localizeCard } from '../labels/localize/localize-card.js';
import { CARD_LANGUAGES } from '../labels/texts/languages.generated.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { sampleCatalogue } from '../sample/sample.js';
import { resolveUrl } from '../urls/resolve-url.js';
import { sitePages } from '../urls/site-pages.js';
import { toplistIndexText } from './embed/embed-toplist.js';
import { iframeCard } from './embed/embedded-card.js';
import { getView } from './views.js';

/** What the content of the sample itself says of an age. */
const OWN_WORDS = /18\+ only/g;

function siteFor(minimumAge: number, language: (typeof CARD_LANGUAGES)[number] = 'en') {
  return sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), minimumAge, language });
  });
}

function* everyView(catalogue: PublicCatalogue): Generator<[path: string, text: string]> {
  for (const path of sitePages(catalogue)) {
    const found = resolveUrl(catalogue, path);
    if (found.kind !== 'page') continue;
    const { route, query } = found;
    const view = getView(catalogue, route.kind, { path, slug: route.slug ?? '', query: query ?? '' });
    yield [path, JSON.stringify(view).replaceAll(OWN_WORDS, '')];
  }
}

describe('a site for people from 21 on', () => {
  let catalogue: PublicCatalogue;
  beforeAll(async () => {
    catalogue = await siteFor(21);
  });

  test('says so on every page, and 18 on none', () => {
    for (const [path, text] of everyView(catalogue)) {
      expect(text, path).toContain('21+. Gambling can be addictive.');
      expect(text, path).not.toContain('18+');
    }
  });

  test('says so in the data of embeds, whose text is kept for each casino', async () => {
    expect(toplistIndexText(await siteFor(18))).toContain('18+');
    const text = toplistIndexText(catalogue);
    expect(text).toContain('21+');
    expect(text).not.toContain('18+');
  });

  test.each(CARD_LANGUAGES)('says so on a card in the language %s', (language) => {
    const { card } = iframeCard(catalogue, 'copper-heron') as NonNullable<ReturnType<typeof iframeCard>>;
    const { notice } = localizeCard(card, cardLocales[language]);
    expect(notice).toBe(cardLocales[language].ageNotice?.replace('18+', '21+'));
    expect(notice).toContain('21+');
  });
});

test.each(CARD_LANGUAGES)('the footer of a site in the language %s names its age', async (language) => {
  const [[, text] = []] = [...everyView(await siteFor(19, language))];
  expect(text).toContain(cardLocales[language].ageNotice?.replace('18+', '19+'));
});

test('18 is on notices unless the settings say another age', async () => {
  const [[, text] = []] = [...everyView(await sampleCatalogue())];
  expect(text).toContain('"notice":"18+. Gambling can be addictive.');
});
