import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { labels as de } from '../../locales/de.generated.js';
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

  test('says what has to be staked, what that costs and what counts, in money of its language', () => {
    const text = words(html('100% up to €200 and 50 Free Spins'));
    expect(text).toContain('With a deposit of €200 you stake €5,000 before you can withdraw.');
    expect(text).toContain(
      'Staking that much at a return of 96% costs €200 on average; many lose the balance first.',
    );
    expect(text).toContain('Playing until it is staked or lost brings between €0 and €200 on average.');
    expect(text).toContain('In Roulette, of which 10% counts, it is €50,000.');
    expect(text).toContain('Highest Bet €5');
    const german = words(
      renderToStaticMarkup(<BonusCard {...sampleBonus('100% up to €200 and 50 Free Spins')} labels={de} />),
    );
    expect(german.replaceAll(' ', ' ')).toContain(
      'Bei einer Einzahlung von 200 € setzen Sie 5.000 € ein, bevor Sie auszahlen können.',
    );
  });

  test('says nothing of what nobody entered, and calls what is missing not stated', () => {
    expect(html('50% up to £150 for Live Tables')).not.toContain('offer-terms');
    const terms = { stake: { is: 'unknown', missing: ['wageringTimes'] } } as const;
    const card = renderToStaticMarkup(
      <BonusCard {...sampleBonus('50% up to £150 for Live Tables')} terms={terms} />,
    );
    expect(words(card)).toContain('How much has to be staked is not stated.');
  });

  test('whose terms were checked too long ago has the day and no figure', () => {
    const terms = { lastChecked: '2026-03-03', isStale: true } as const;
    const text = words(
      renderToStaticMarkup(<BonusCard {...sampleBonus('£5 to Try a Live Table')} terms={terms} />),
    );
    expect(text).toContain('Terms last checked on Mar 3, 2026. Read them at the casino.');
    expect(text).not.toMatch(/you stake|Bonus Code/);
  });

  test('leads to the terms of the offer through a sponsored link', () => {
    const terms = { href: 'https://copper-heron.example/terms' };
    const [, , link] = links(
      renderToStaticMarkup(<BonusCard {...sampleBonus('100% up to €200 and 50 Free Spins')} terms={terms} />),
    );
    expect(link).toContain('href="https://copper-heron.example/terms"');
    expect(link).toContain('rel="sponsored nofollow noopener"');
    expect(link).toContain('aria-label="Terms &amp; Conditions: Copper Heron (ad, opens in a new tab)"');
  });
});
