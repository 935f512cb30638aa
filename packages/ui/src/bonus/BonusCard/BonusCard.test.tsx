import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sampleBonus } from '../../stories/sample-list-pages.js';
import { BonusCard } from './BonusCard.js';

const html = (title: string) => renderToStaticMarkup(<BonusCard {...sampleBonus(title)} />);
const links = (text: string) => text.match(/<a [^>]*>/g) ?? [];
const words = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('a bonus card', () => {
  test('shows everything that the specification names', () => {
    const text = words(html('100% up to €200 and 50 Free Spins'));
    for (const part of [
      'Copper Heron',
      '9.1 out of 10',
      'EXCLUSIVE',
      'Wagering 25x bonus',
      'Min Deposit €10',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of ['Type Welcome Bonus', 'Valid Until Dec 31, 2029', 'Claim Bonus', 'Read Review']) {
      expect(text).toContain(part);
    }
  });

  test('opens the offer in a new tab through a sponsored link that is counted, and links to the review', () => {
    const [claim, review] = links(html('100% up to €200 and 50 Free Spins'));
    expect(claim).toContain('href="https://copper-heron.example/welcome"');
    expect(claim).toContain('target="_blank"');
    expect(claim).toContain('rel="sponsored nofollow noopener"');
    expect(claim).toContain('data-croupier-visit="copper-heron"');
    expect(claim).toContain('(ad, opens in a new tab)');
    expect(review).toContain('href="/casino/copper-heron"');
  });

  test('has the exclusive badge only for an exclusive bonus', () => {
    expect(html('£5 to Try a Live Table')).not.toContain('EXCLUSIVE');
  });

  test.each([
    ['Ended', 'This offer has ended.'],
    ['Too good', 'We do not link to it.'],
    ['Bare', 'No visit link yet'],
  ])('of the kind "%s" has no visit link, and says why', (title, why) => {
    const card = html(title);
    expect(card).toContain(why);
    expect(card).not.toContain('Claim Bonus');
    expect(card).not.toContain('sponsored');
  });

  test('of a blacklisted casino has the badge and no score', () => {
    const card = html('Too good');
    expect(words(card)).toContain('Blacklisted');
    expect(card).not.toContain('data-part="score"');
  });
});
