import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { casinoReviewProps } from '../../own-data.js';
import { blacklistedSlug, demoReview, sampleReview } from '../../stories/sample-views.js';
import { CasinoReview } from './CasinoReview.js';
import { ReviewPage } from './ReviewPage.js';

const html = renderToStaticMarkup(<ReviewPage {...sampleReview('copper-heron')} />);

describe('a review page', () => {
  test('has a tab for each section that has content, in the order of the specification', () => {
    const tabs = tabsOf(html);
    expect(tabs).toEqual(['Overview', 'Games', 'Bonuses', 'Payments', 'Screenshots']);
    const without = renderToStaticMarkup(<ReviewPage {...sampleReview('copper-heron')} screenshots={[]} />);
    expect(tabsOf(without)).toEqual(['Overview', 'Games', 'Bonuses', 'Payments']);
    expect(without).not.toContain('id="screenshots"');
    for (const tab of tabs) {
      expect(html).toContain(`href="#${tab?.toLowerCase()}"`);
      expect(html).toContain(`<section id="${tab?.toLowerCase()}"`);
    }
  });

  test('shows the rating as stars and in words, and says it once', () => {
    expect(html).toContain('4 out of 5 stars');
    const heard = html.replace(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/g, '');
    expect(heard.match(/9\.2\/10 - Excellent/g)).toHaveLength(1);
  });

  test('names the first pros and cons beside the verdict, and none that nobody entered', () => {
    expect(html).toMatch(/Best for<\/dt><dd[^>]*>Every withdrawal we asked for came within 6 hours/);
    expect(html).toMatch(/Think twice about<\/dt><dd[^>]*>No sports betting/);
    const bare = renderToStaticMarkup(<ReviewPage {...sampleReview('bare')} />);
    expect(bare).not.toMatch(/Best for|Think twice/);
  });

  test('shows four tiles, the sub-ratings, the pros and the cons', () => {
    for (const title of ['Safety Rating', 'Total Games', 'Withdrawal Time', 'Established'])
      expect(html).toContain(title);
    for (const title of ['Safety', 'Games', 'Bonuses', 'Support', 'Payouts', 'Mobile'])
      expect(html).toContain(`>${title}</dt>`);
    for (const title of ['Detailed Review', 'Pros', 'Cons', 'Rating Breakdown', 'Casino Information'])
      expect(html).toContain(`>${title}</h3>`);
    expect(html).toContain('Read Terms &amp; Conditions');
  });

  test('links back to the reviews', () => {
    expect(html).toContain('href="/reviews">Back to Reviews</a>');
  });

  test('shows the commission disclosure before the first link to a casino', () => {
    expect(html.indexOf('We may earn a commission')).toBeGreaterThan(0);
    expect(html.indexOf('We may earn a commission')).toBeLessThan(html.indexOf('rel="sponsored'));
  });

  test('says in which register a domain was found, and nothing where none was', () => {
    const registers = [
      { domain: 'copper-heron.example', authority: 'the UK Gambling Commission', date: '24 November 2026' },
    ];
    const found = renderToStaticMarkup(
      <ReviewPage {...sampleReview('copper-heron')} registers={registers} />,
    );
    expect(found).toContain('In Registers of Authorities</h3>');
    expect(found).toContain(
      '<bdi>copper-heron.example</bdi>: We found this domain in the register of the UK Gambling Commission on 24 November 2026.',
    );
    expect(html).not.toContain('We found this domain');
  });

  test('of a casino without details has its overview alone, and no tabs', () => {
    const bare = renderToStaticMarkup(<ReviewPage {...sampleReview('bare')} />);
    expect(bare.match(/<section id="[a-z]+"/g)).toEqual(['<section id="overview"']);
    expect(tabsOf(bare)).toEqual([]);
    expect(bare).not.toContain('undefined');
  });

  test('of a casino that is not rated yet says so, without stars or a dial', () => {
    const bare = renderToStaticMarkup(<ReviewPage {...sampleReview('bare')} />);
    expect(bare.match(/Not rated yet/g)).toHaveLength(2);
    expect(bare).not.toContain('out of 5 stars');
    expect(bare).not.toContain('data-part="score"');
  });

  test('of a blacklisted casino has no stars, no score and no link to the casino', () => {
    const bad = renderToStaticMarkup(<ReviewPage {...sampleReview(blacklistedSlug)} />);
    expect(bad).toContain('Blacklisted');
    expect(bad).not.toContain('out of 5 stars');
    expect(bad).not.toContain('data-part="score"');
    expect(bad).not.toContain('rel="sponsored');
  });

  test('of the demo fills in missing facts, and its terms button says that there are no terms', () => {
    const demo = renderToStaticMarkup(<ReviewPage {...demoReview('bare')} />);
    for (const words of [
      'Verified',
      'Casino Expert',
      '2018',
      '€5,000 a week',
      'Pros',
      'Cons',
      'Detailed Review',
    ]) {
      expect(demo).toContain(words);
    }
    expect(demo.match(/>Read Terms &amp; Conditions<\/button>/g)).toHaveLength(1);
    const real = renderToStaticMarkup(<ReviewPage {...sampleReview('bare')} />);
    for (const words of ['Verified', 'Casino Expert', 'Read Terms']) expect(real).not.toContain(words);
  });

  test('can be shared, and compared with others', () => {
    expect(html).toContain('href="/compare?c=copper-heron"');
    expect(html).toContain('data-croupier-copy="/casino/copper-heron"');
  });

  test('lists the bonuses of the casino, each with a link to claim it', () => {
    const quay = renderToStaticMarkup(<ReviewPage {...sampleReview('lantern-quay')} />);
    expect(quay).toContain('Bonuses We List');
    expect(quay.match(/>Claim Bonus<\/a>/g)).toHaveLength(2);
  });

  test('needs no style attribute and no script, so that a strict content security policy can be used', () => {
    expect(html).not.toMatch(/ style="|<script|<style| on[a-z]+="/);
  });
});

function tabsOf(page: string): (string | undefined)[] {
  return [...page.matchAll(/data-tab="[^"]*"[^>]*>([^<]*)</g)].map(([, title]) => title);
}

describe('a review as a guest of another page', () => {
  const guest = (name: string) =>
    casinoReviewProps({
      name,
      review: 'We played.',
      pros: ['Fast'],
      games: ['Slots'],
      paymentMethods: ['Visa'],
    });
  const two = renderToStaticMarkup(
    <>
      <CasinoReview {...guest('Acme Palace')} heading="h2" />
      <CasinoReview {...guest('Bella Vista')} heading="h3" anchors="second-" />
    </>,
  );

  test('has addresses of its own, so that two stand on one page', () => {
    const ids = Array.from(two.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('acme-palace-games');
    expect(ids).toContain('second-games');
    for (const [, anchor] of two.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor);
  });

  test('has headings below that of its place, with no level left out', () => {
    const [first = '', second = ''] = two.split('Bella Vista', 2);
    expect([...new Set(first.match(/<h[1-6]/g))].sort()).toEqual(['<h2', '<h3', '<h4'].slice(0, 3));
    expect(second).not.toMatch(/<h[12]/);
  });
});
