import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blacklistedSlug, sampleCasinoCard } from '../../stories/sample-views.js';
import { CasinoCard } from './CasinoCard.js';

const heron = sampleCasinoCard('copper-heron');

describe('a card', () => {
  test('shows rank, badges, score and links in the words of the specification', () => {
    const text = textOf(renderToStaticMarkup(<CasinoCard {...heron} rank={1} />));
    for (const words of ['Rank 1', 'Featured', 'Premium', '9.2 out of 10', 'Visit Casino', 'Read Review']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Safety: Excellent 9.4');
    expect(text).toContain('100% up to €200 and 50 free spins');
  });

  test('shows three highlights', () => {
    const html = renderToStaticMarkup(<CasinoCard {...sampleCasinoCard('long-name')} />);
    expect(html).toContain('Highlight 3 ');
    expect(html).not.toContain('Highlight 4 ');
  });

  test('opens the casino in a new tab, through a sponsored link that is counted', () => {
    const [visit] = linksOf(renderToStaticMarkup(<CasinoCard {...heron} />));
    expect(visit).toContain('href="https://copper-heron.example/"');
    expect(visit).toContain('target="_blank"');
    expect(visit).toContain('rel="sponsored nofollow noopener"');
    expect(visit).toContain('data-croupier-visit="copper-heron"');
    expect(visit).toContain('data-croupier-label="Copper Heron"');
  });

  test('says where the terms of its offer are not known', () => {
    const sentence = 'The terms of this offer are not known.';
    expect(textOf(renderToStaticMarkup(<CasinoCard {...heron} isWithoutTerms />))).toContain(sentence);
    expect(textOf(renderToStaticMarkup(<CasinoCard {...heron} />))).not.toContain(sentence);
  });

  test('without a visit address has no visit link, and says so', () => {
    const html = renderToStaticMarkup(<CasinoCard {...sampleCasinoCard('bare')} />);
    expect(linksOf(html)).toHaveLength(1);
    expect(textOf(html)).toContain('No visit link yet');
  });

  test('of a casino that is not rated yet says so in words, without a dial', () => {
    const html = renderToStaticMarkup(<CasinoCard {...sampleCasinoCard('bare')} />);
    expect(textOf(html)).toContain('Not rated yet');
    expect(html).not.toContain('data-part="score"');
    expect(textOf(html)).not.toContain('Safety');
  });

  test('of a blacklisted casino has a badge and a reason, no praise, and no link to the casino', () => {
    const html = renderToStaticMarkup(<CasinoCard {...sampleCasinoCard(blacklistedSlug)} rank={4} />);
    expect(textOf(html)).toContain('Blacklisted');
    expect(html).not.toContain('data-part="score"');
    expect(html).not.toContain('Visit Casino');
    expect(linksOf(html).map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
      sampleCasinoCard(blacklistedSlug).review,
    ]);
  });

  test('of a blacklisted casino has no link to the casino even if the props give one', () => {
    const visit = { href: 'https://elsewhere.example/', label: 'Elsewhere' };
    const html = renderToStaticMarkup(<CasinoCard {...sampleCasinoCard(blacklistedSlug)} visit={visit} />);
    expect(html).not.toContain(visit.href);
    expect(textOf(html)).not.toContain('No visit link yet');
  });

  test('always has the notice, and is marked as an ad where it leads to the casino', () => {
    for (const slug of ['copper-heron', 'bare', 'arabic']) {
      const text = textOf(renderToStaticMarkup(<CasinoCard {...sampleCasinoCard(slug)} />));
      expect(text).toContain(heron.notice);
      expect(/\bAd\b/.test(text), slug).toBe(slug !== 'bare');
    }
  });

  test('draws links inside the site with linkComponent, and the visit link without it', () => {
    const html = renderToStaticMarkup(
      <CasinoCard {...heron} linkComponent={(props) => <a {...props} data-router="yes" />} />,
    );
    const inside = linksOf(html).filter((link) => link.includes('data-router'));
    expect(inside).toHaveLength(1);
    expect(inside[0]).toContain('href="/casino/copper-heron"');
  });

  test('escapes markup in texts', () => {
    const html = renderToStaticMarkup(<CasinoCard {...heron} name={'<img src=x onerror=alert(1)>'} />);
    expect(html).not.toContain('<img src=x');
  });
});

function linksOf(html: string): string[] {
  return html.match(/<a [^>]*>/g) ?? [];
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}
