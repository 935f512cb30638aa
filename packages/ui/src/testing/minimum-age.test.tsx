import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BonusCard } from '../bonus/BonusCard/BonusCard.js';
import { CasinoCard } from '../casino/CasinoCard/CasinoCard.js';
import { labels as de } from '../locales/de.generated.js';
import { VerdictBar } from '../pages/ReviewPage/VerdictBar.js';
import { demoReview, sampleCasinoCard } from '../stories/sample-views.js';

const age = { notice: '21+. Gambling can be addictive.', minimumAge: 21 };
const casino = { ...sampleCasinoCard('copper-heron'), ...age };
const [bonus] = demoReview('copper-heron').offers;
if (bonus === undefined) throw new Error('The sample has no bonus of it');

test.each([
  ['a casino card', <CasinoCard key="casino" {...casino} labels={de} />],
  ['a bonus card', <BonusCard key="bonus" {...bonus} {...age} labels={de} />],
  ['the bar of a review', <VerdictBar key="bar" casino={casino} labels={de} />],
])('%s in German has the age of its site', (_what, element) => {
  const html = renderToStaticMarkup(element);
  expect(html).toContain('21+');
  expect(html).not.toContain('18+');
});
