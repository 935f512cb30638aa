import { describe, expect, test } from 'vitest';
import type { BonusInput } from '../../collections/bonuses/bonus.js';
import { runtime } from '../../runtime.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { bonusesPage } from './bonuses.js';

const catalogue = await sampleCatalogue();
const titles = (query: string) => bonusesPage(catalogue, query).bonuses.map(({ title }) => title);
const currentTab = (query: string) => bonusesPage(catalogue, query).tabs.find((tab) => tab.isCurrent)?.label;

async function only(bonus: Partial<BonusInput>) {
  const altered = await sampleCatalogue((content) => {
    for (const { id } of [...content.bonuses.all()]) content.bonuses.remove(id);
    const given = { casino: 'Nobody', title: 'The one', rating: 8, visitUrl: 'https://one.example/' };
    content.bonuses.insert({ ...given, ...bonus });
  });
  const [card] = bonusesPage(altered).bonuses;
  return card as NonNullable<typeof card>;
}

describe('the tabs', () => {
  test('are four, and a visitor starts on welcome', () => {
    expect(bonusesPage(catalogue).tabs).toEqual([
      { label: 'Welcome Bonuses', href: '/bonuses#bonuses', isCurrent: true, count: 2 },
      { label: 'No Deposit', href: '/bonuses/type/no-deposit#bonuses', isCurrent: false, count: 1 },
      { label: 'Reload Bonuses', href: '/bonuses/type/reload#bonuses', isCurrent: false, count: 1 },
      { label: 'Cashback', href: '/bonuses/type/cashback#bonuses', isCurrent: false, count: 1 },
    ]);
  });

  test('each show the bonuses of one kind, best first', () => {
    expect(titles('')).toEqual(['100% up to €200 and 50 Free Spins', '50% up to £150 for Live Tables']);
    expect(titles('type=reload')).toEqual(['Thursday Reload: 40% up to €80']);
    expect(titles('type=cashback')).toEqual(['10% Cashback Every Monday']);
    expect(currentTab('type=cashback')).toBe('Cashback');
  });

  test('an unknown kind opens the first, and a different spelling opens the right one', () => {
    expect(currentTab('type=lottery')).toBe('Welcome Bonuses');
    expect(titles('type=lottery')).toEqual(titles(''));
    for (const spelling of ['noDeposit', 'no-deposit', 'nodeposit']) {
      expect(currentTab(`type=${spelling}`), spelling).toBe('No Deposit');
    }
  });

  test('free spins show the bonuses of any kind that mention them, under welcome', async () => {
    const more = await sampleCatalogue((content) => {
      content.bonuses.insert({
        casino: 'Nobody',
        title: 'Sunday',
        description: '20 FREE SPINS more',
        category: 'reload',
      });
    });
    const view = bonusesPage(more, 'type=free-spins');
    expect(view.bonuses.map(({ title }) => title)).toEqual(['100% up to €200 and 50 Free Spins', 'Sunday']);
    expect(view.tabs.find((tab) => tab.isCurrent)?.label).toBe('Welcome Bonuses');
    expect(view).toMatchObject({ listTitle: 'Bonuses with Free Spins', whole: { href: '/bonuses#bonuses' } });
    expect(bonusesPage(more).whole?.href).toBe('/bonuses/type/free-spins#bonuses');
    expect(bonusesPage(more, 'type=reload').whole).toBeUndefined();
  });

  test('no tab shows a bonus of an unknown kind', () => {
    const [first] = catalogue.bonuses;
    const odd = { ...first, id: 'odd', title: 'Odd', category: 'lottery' } as never;
    const view = (query: string) =>
      bonusesPage({ ...catalogue, bonuses: [odd, ...catalogue.bonuses] }, query);
    for (const query of ['', 'type=lottery', 'type=noDeposit', 'type=reload', 'type=cashback']) {
      expect(JSON.stringify(view(query).bonuses)).not.toContain('Odd');
    }
  });
});

describe('a card', () => {
  test('has casino, score, conditions, last day, exclusive mark and a visit link', () => {
    const [card] = bonusesPage(catalogue).bonuses;
    expect(card).toMatchObject({
      casino: { name: 'Copper Heron', review: '/casino/copper-heron' },
      score: { text: '9.1' },
      isExclusive: true,
      validUntil: '2029-12-31',
      hasEnded: false,
      isGone: false,
      claim: { href: 'https://copper-heron.example/welcome' },
    });
    expect(card?.facts).toEqual([
      { title: 'Type', value: 'Welcome Bonus' },
      { title: 'Wagering', value: '25x bonus' },
      { title: 'Min Deposit', value: '€10' },
    ]);
  });

  test('can be claimed on its last day, and says on the day after that it has ended', async () => {
    const today = await only({ casino: 'Copper Heron', validUntil: catalogue.today });
    expect(today).toMatchObject({ hasEnded: false, claim: { href: 'https://one.example/' } });
    const over = await only({ casino: 'Copper Heron', validUntil: '2026-06-30' });
    expect(over.hasEnded).toBe(true);
    expect(over.claim).toBeUndefined();
  });

  test('of a blacklisted casino shows the reason, without score and link, found by id and by name', async () => {
    const magpie = catalogue.casinoBySlug.get('brass-magpie');
    for (const bonus of [{ casino: 'Brass Magpie' }, { casino: 'Magpie', casinoId: magpie?.id }]) {
      const card = await only(bonus);
      expect(card.blacklist).toBeDefined();
      expect(card.score).toBeUndefined();
      expect(card.claim).toBeUndefined();
      expect(card.casino.name).toBe('Brass Magpie');
    }
  });

  test('of a hidden casino is absent, found by id or by name, whether the casino was ever public or not', async () => {
    for (const byId of [true, false]) {
      for (const retiredAt of [undefined, '2026-06-01T00:00:00.000Z']) {
        const altered = await sampleCatalogue((content) => {
          for (const { id } of [...content.bonuses.all()]) content.bonuses.remove(id);
          const { id } = content.casinos.update('paper-kite', { isActive: false, retiredAt });
          const named = { casino: 'Paper Kite', title: 'Spins', visitUrl: 'https://paper-kite.example/x' };
          content.bonuses.insert({ ...named, ...(byId ? { casinoId: id } : {}) });
        });
        expect(bonusesPage(altered).bonuses).toEqual([]);
        expect(JSON.stringify(altered.bonuses)).not.toContain('Paper Kite');
      }
    }
  });

  test('with an unknown casino id has no link', async () => {
    const card = await only({ casino: 'Paper Kite', casinoId: runtime.newId() });
    expect(card).toMatchObject({ casino: { name: 'Paper Kite' }, isGone: true });
    expect([card.claim, card.casino.review]).toEqual([undefined, undefined]);
  });

  test('of a casino without a review has its visit link, and no link to a review', async () => {
    const card = await only({ casino: 'Nobody Knows' });
    expect(card.casino).toEqual({ name: 'Nobody Knows' });
    expect(card.claim?.href).toBe('https://one.example/');
  });

  test('without an address leads where its casino leads', async () => {
    const card = await only({ casino: 'Copper Heron', visitUrl: undefined });
    expect(card.claim).toEqual({ href: 'https://copper-heron.example/', label: 'The one' });
    const over = await only({ casino: 'Copper Heron', visitUrl: undefined, validUntil: '2026-06-30' });
    expect(over.claim).toBeUndefined();
    const barred = await only({ casino: 'Brass Magpie', visitUrl: undefined });
    expect(barred.claim).toBeUndefined();
  });

  test('without any address, rating and conditions omits them', async () => {
    const card = await only({ casino: 'Nobody Knows', rating: 0, visitUrl: undefined });
    expect([card.claim, card.score, card.validUntil]).toEqual([undefined, undefined, undefined]);
    expect(card.facts).toEqual([{ title: 'Type', value: 'Welcome Bonus' }]);
  });

  test('of an older store, without a title, shows its type as the title', () => {
    const [untitled] = catalogue.bonuses.map((bonus) => ({
      ...bonus,
      title: '',
      category: 'welcome' as const,
    }));
    const [card] = bonusesPage({ ...catalogue, bonuses: [untitled as NonNullable<typeof untitled>] }).bonuses;
    expect(card?.title).toBe('Welcome Bonus');
  });
});

test('ended bonuses come after current ones, and those of blacklisted casinos after these, whatever they are rated', async () => {
  const altered = await sampleCatalogue((content) => {
    content.bonuses.insert({ casino: 'Copper Heron', title: 'Over', rating: 7, validUntil: '2020-01-01' });
    content.bonuses.insert({ casino: 'Brass Magpie', title: 'Bad', rating: 10 });
  });
  expect(
    bonusesPage(altered)
      .bonuses.map(({ title }) => title)
      .slice(2),
  ).toEqual(['Over', 'Bad']);
});

test('each tab has its own canonical address, and so does each page of it', async () => {
  const altered = await sampleCatalogue((content) => {
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://guide.example' });
    for (let i = 0; i < 30; i++)
      content.bonuses.insert({ casino: 'Nobody', title: `Reload ${i}`, category: 'reload' });
  });
  const canonical = (query: string) => bonusesPage(altered, query).head.canonical;
  expect(canonical('type=lottery&page=9')).toBe('https://guide.example/bonuses');
  expect(canonical('type=no-deposit')).toBe('https://guide.example/bonuses/type/no-deposit');
  expect(canonical('type=reload&page=2')).toBe('https://guide.example/bonuses/type/reload/page/2');
  expect(bonusesPage(altered, 'type=reload&page=2').bonuses).toHaveLength(7);
});

test('are narrowed by what has to be staked at most, where that is known and in a currency that can be compared', async () => {
  const altered = await sampleCatalogue((content) => {
    for (const { id } of [...content.bonuses.all()]) content.bonuses.remove(id);
    const figures = { amount: 100, wageringOn: 'bonus', currency: 'EUR' } as const;
    const stakes: Record<string, Partial<BonusInput>> = {
      none: { ...figures, wageringTimes: 0 },
      small: { ...figures, wageringTimes: 10 },
      crowns: { ...figures, wageringTimes: 10, currency: 'SEK' },
      large: { ...figures, wageringTimes: 35 },
      'checked long ago': { ...figures, wageringTimes: 10, lastChecked: '2020-01-01' },
      unknown: { wagering: '10x bonus' },
    };
    for (const [title, stake] of Object.entries(stakes))
      content.bonuses.insert({ casino: 'Nobody', title, category: 'welcome', ...stake });
  });
  const { bonuses, facets } = bonusesPage(altered, 'stake=1000');
  expect(bonuses.map(({ title }) => title).sort()).toEqual(['none', 'small']);
  expect(facets.chips).toMatchObject([{ text: 'To be staked: 1,000 or less (€, £ or $)' }]);
});
