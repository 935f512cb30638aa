import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blacklistedSlug, sampleReviewCard } from '../../stories/sample-views.js';
import { ReviewCard } from './ReviewCard.js';

describe('a review card', () => {
  test('links to the casino, to the full review and to a comparison', () => {
    const html = renderToStaticMarkup(<ReviewCard {...sampleReviewCard('copper-heron')} />);
    expect(html).toMatch(/href="https:\/\/copper-heron\.example\/"[^>]*data-croupier-visit/);
    expect(html).toContain('>Visit Casino</a>');
    expect(html).toMatch(/href="\/casino\/copper-heron"[^>]*>Read Full Review</);
    expect(html).toMatch(/href="\/compare\?c=copper-heron"[^>]*><svg.*?<\/svg> Compare</);
  });

  test('shows the rating as stars, in words, and as a number', () => {
    const html = renderToStaticMarkup(<ReviewCard {...sampleReviewCard('copper-heron')} />);
    expect(html).toContain('4 out of 5 stars');
    expect(html).toContain('9.2/10 - Excellent');
  });

  test('of a blacklisted casino says so, and links to its review alone', () => {
    const html = renderToStaticMarkup(<ReviewCard {...sampleReviewCard(blacklistedSlug)} />);
    expect(html).toContain('>Blacklisted<');
    expect(html).not.toContain('sponsored');
    expect(html).not.toContain('out of 5 stars');
  });
});
