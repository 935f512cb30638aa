import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
  BonusCard,
  CasinoCard,
  CompareTable,
  GameCard,
  HomeCasinoCard,
  ReviewCard,
  Toplist,
} from '../../index.js';
import { CasinoList } from '../../list/index.js';
import { bonusCardProps, casinoCardProps, casinoReviewProps, compareTableProps } from '../../own-data.js';
import { CasinoReview } from '../../pages/index.js';
import { sampleReviewCard } from '../../stories/sample-views.js';
import type { VisitSlotProps } from './visit-handler.js';

const acme = {
  name: 'Acme',
  score: 8,
  bonus: '100 %',
  visitUrl: 'https://acme.example/',
  reviewUrl: '/acme',
};
const banned = { ...acme, name: 'Foul', blacklist: { reason: 'Does not pay out' } };
const offer = { title: 'Spins', casino: 'Acme', visitUrl: acme.visitUrl, reviewUrl: '/acme' };
const game = {
  id: 'reels',
  name: 'Reels',
  provider: '',
  image: '/reels.webp',
  description: '',
  hasJackpot: false,
  isFeatured: false,
  facts: [],
  highlights: [],
  playHref: 'https://play.example/',
};

type Slots = Pick<VisitSlotProps, 'renderVisit'>;

/** Every component with links to casinos, each of one casino. */
const shown: Record<string, (casino: typeof acme, slots: Slots) => string> = {
  CasinoCard: (casino, slots) => renderToStaticMarkup(<CasinoCard {...casinoCardProps(casino)} {...slots} />),
  Toplist: (casino, slots) =>
    renderToStaticMarkup(<Toplist casinos={[casinoCardProps(casino)]} {...slots} />),
  CompareTable: (casino, slots) =>
    renderToStaticMarkup(<CompareTable {...compareTableProps([casino])} {...slots} />),
  CasinoList: (casino, slots) =>
    renderToStaticMarkup(<CasinoList casinos={[casino]} label="Casinos" {...slots} />),
  'CasinoList of cards': (casino, slots) =>
    renderToStaticMarkup(<CasinoList casinos={[casino]} label="Casinos" layout="cards" {...slots} />),
  CasinoReview: (casino, slots) =>
    renderToStaticMarkup(<CasinoReview {...casinoReviewProps(casino)} {...slots} />),
  ReviewCard: (casino, slots) =>
    renderToStaticMarkup(
      <ReviewCard
        {...sampleReviewCard('copper-heron')}
        {...casinoCardProps(casino)}
        review="/acme"
        {...slots}
      />,
    ),
  HomeCasinoCard: (casino, slots) =>
    renderToStaticMarkup(<HomeCasinoCard {...casinoCardProps(casino)} review="/acme" {...slots} />),
};

test.each(Object.keys(shown))('an app draws the link to a casino in %s, with all that ours has', (name) => {
  const show = shown[name] as (typeof shown)[string];
  const linksOf = (html: string) => html.match(/<a [^>]*data-croupier-visit[^>]*>/g) ?? [];
  const html = show(acme, {});
  const ours = linksOf(html);
  const drawn = show(acme, { renderVisit: (link) => <a {...link} data-own="" /> });
  expect(ours.length).toBeGreaterThan(0);
  expect(linksOf(drawn)).toHaveLength(ours.length);
  for (const link of linksOf(drawn)) {
    for (const part of ['href="https://acme.example/"', 'target="_blank"', 'data-croupier-label="Acme"'])
      expect(link).toContain(part);
    expect(link).toContain('rel="sponsored nofollow noopener"');
    expect(link).toContain('data-own=""');
  }
  expect(drawn).toMatch(/>Visit( Casino)?</);
  // The notices and marks of an ad stand beside what an app draws.
  for (const part of [/data-legal=""/g, />Ad</g, /aria-label="Visit Acme/g])
    expect(drawn.match(part)).toEqual(html.match(part));
});

test.each(Object.keys(shown))('%s of a blacklisted casino asks no app for a link', (name) => {
  const renderVisit = vi.fn(() => 'a link');
  expect(shown[name]?.(banned, { renderVisit })).toContain('Foul');
  expect(renderVisit).not.toHaveBeenCalled();
});

test('an app draws the link of a bonus, unless it has ended', () => {
  const renderVisit = vi.fn<NonNullable<Slots['renderVisit']>>((link) => <a {...link} data-own="" />);
  const html = renderToStaticMarkup(<BonusCard {...bonusCardProps(offer)} renderVisit={renderVisit} />);
  expect(html).toMatch(/<a target="_blank" rel="sponsored nofollow noopener" [^>]*data-own=""[^>]*>Claim/);
  expect(renderVisit.mock.lastCall?.[1]).toMatchObject({ slug: 'acme', href: acme.visitUrl });
  const ended = bonusCardProps({ ...offer, validUntil: '2020-01-01' });
  renderToStaticMarkup(<BonusCard {...ended} renderVisit={renderVisit} />);
  expect(renderVisit).toHaveBeenCalledTimes(1);
});

test('an app draws the link to play a game, where there is one', () => {
  const renderVisit = vi.fn<NonNullable<Slots['renderVisit']>>((link) => <a {...link} data-own="" />);
  const html = renderToStaticMarkup(<GameCard {...game} renderVisit={renderVisit} />);
  expect(html).toMatch(/<a target="_blank" rel="sponsored nofollow noopener" [^>]*data-own=""[^>]*>Play/);
  expect(renderVisit.mock.lastCall?.[1]).toEqual({ slug: '', label: 'Reels', href: game.playHref });
  const { playHref: _, ...unplayable } = game;
  renderToStaticMarkup(<GameCard {...unplayable} renderVisit={renderVisit} />);
  expect(renderVisit).toHaveBeenCalledTimes(1);
});

test('badges and actions of an app stand behind those of cards', () => {
  const slots = { badges: <i>Own badge</i>, actions: <a href="#own">Own action</a> };
  const cards = {
    casino: renderToStaticMarkup(<CasinoCard {...casinoCardProps(acme)} {...slots} />),
    bonus: renderToStaticMarkup(<BonusCard {...bonusCardProps(offer)} {...slots} />),
    game: renderToStaticMarkup(<GameCard {...game} {...slots} />),
    home: renderToStaticMarkup(<HomeCasinoCard {...casinoCardProps(acme)} review="/acme" {...slots} />),
    review: renderToStaticMarkup(<ReviewCard {...sampleReviewCard('copper-heron')} {...slots} />),
  };
  for (const [name, html] of Object.entries(cards)) {
    // A game has no page of its own, and no second link.
    const ours = ['data-croupier-visit=', ...(name === 'game' ? [] : ['variant="plain"'])];
    const places = ['Own badge', ...ours, 'Own action'].map((text) => html.indexOf(text));
    expect(places.includes(-1), name).toBe(false);
    expect(places, name).toEqual(places.toSorted((one, other) => one - other));
  }
});

test('lists draw badges and actions of an app for each casino, and a comparison its rows', () => {
  const slots = {
    renderBadges: ({ name }: { name: string }) => <i>{name} badge</i>,
    renderActions: ({ name }: { name: string }) => <a href="#own">{name} action</a>,
  };
  const rows = [{ title: 'Own row', cell: ({ name }: { name: string }) => `${name} cell` }];
  const html = {
    Toplist: renderToStaticMarkup(
      <Toplist casinos={[casinoCardProps(acme), casinoCardProps(banned)]} {...slots} />,
    ),
    CompareTable: renderToStaticMarkup(
      <CompareTable {...compareTableProps([acme, banned])} {...slots} rows={rows} />,
    ),
    'CasinoList of cards': renderToStaticMarkup(
      <CasinoList casinos={[acme, banned]} label="Casinos" layout="cards" {...slots} />,
    ),
  };
  for (const [list, text] of Object.entries(html))
    for (const name of ['Acme', 'Foul'])
      for (const slot of ['badge', 'action']) expect(text, list).toContain(`>${name} ${slot}<`);
  expect(html.CompareTable).toMatch(/Own row<\/th><td[^>]*data-name="Acme"[^>]*><bdi>Acme cell<\/bdi>/);
});
