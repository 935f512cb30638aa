import { describe, expect, test } from 'vitest';
import { community } from '../../model/documents/community.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { complaintsPage } from './community/complaints.js';
import { forumPage } from './community/forum.js';
import { tournamentsPage } from './community/tournaments.js';

const catalogue = await sampleCatalogue();
const bare = { ...catalogue, community: community.initial() };

describe('complaints', () => {
  const issues = (query: string) => complaintsPage(catalogue, query).complaints.map(({ issue }) => issue);

  test('are listed newest first', () => {
    const dates = complaintsPage(catalogue).complaints.map(({ date }) => date);
    expect(dates).toEqual(['2026-10-21', '2026-09-30', '2026-08-12', '2026-07-03']);
  });

  test('are counted by status', () => {
    expect(complaintsPage(catalogue).stats).toEqual([
      { label: 'Total Complaints', value: '4' },
      { label: 'Resolved', value: '2' },
      { label: 'In Progress', value: '1' },
      { label: 'Pending', value: '1' },
    ]);
    expect(complaintsPage(catalogue, 'status=pending').stats[0]?.value).toBe('4');
  });

  test('are found by casino, player, issue and description, and by status', () => {
    expect(issues('q=lantern')).toEqual(['Account check']);
    expect(issues('q=OSKAR')).toEqual(['Bonus terms']);
    expect(issues('q=game+fault')).toEqual(['Game fault']);
    expect(issues('q=apology')).toEqual(['Bonus terms']);
    expect(issues('status=resolved')).toEqual(['Bonus terms', 'Game fault']);
    expect(issues('status=resolved&q=copper')).toEqual(['Game fault']);
    expect(issues('status=lost')).toHaveLength(4);
    expect(complaintsPage(catalogue, 'q=nothing').empty.title).toBe('No complaints found');
  });

  test('can be filtered by one of the three statuses', () => {
    const { select } = complaintsPage(catalogue, 'status=in-progress').filter;
    expect(select?.options.map(({ label }) => label)).toEqual([
      'All Statuses',
      'Resolved',
      'In Progress',
      'Pending',
    ]);
    expect(select?.value).toBe('in-progress');
  });

  test('link to the review of a listed casino', () => {
    const [first] = complaintsPage(catalogue, 'q=lantern').complaints;
    expect(first?.casino).toEqual({ name: 'Lantern Quay', review: '/casino/lantern-quay' });
    const [unlisted] = complaintsPage({ ...catalogue, casinos: [] }).complaints;
    expect(unlisted?.casino).toEqual({ name: 'Lantern Quay' });
  });
});

describe('the forum', () => {
  const topics = (query: string) => forumPage(catalogue, query).topics.map(({ title }) => title);

  test('has four categories, and each links to its topics', () => {
    const { categories } = forumPage(catalogue);
    expect(categories).toHaveLength(4);
    for (const { name, href } of categories) {
      const own = forumPage(catalogue, href.split('?')[1]).topics;
      for (const topic of own) expect(topic.category).toBe(name);
    }
  });

  test('shows pinned topics first, and finds topics by title, author and category', () => {
    const ordered = forumPage({
      ...catalogue,
      community: {
        ...catalogue.community,
        forum: { ...catalogue.community.forum, topics: [...catalogue.community.forum.topics].reverse() },
      },
    });
    expect(ordered.topics.map(({ isPinned }) => isPinned)).toEqual([true, false, false, false]);
    expect(topics('q=25X')).toHaveLength(1);
    expect(topics('q=marcel')).toEqual(['Withdrawals from Copper Heron: how long was yours?']);
    expect(topics('q=staying')).toHaveLength(1);
    expect(forumPage(catalogue, 'q=nothing')).toMatchObject({
      categories: [],
      empty: { title: 'No topics found' },
    });
  });

  test('shows the totals of all its categories', () => {
    expect(forumPage(catalogue).stats).toEqual([
      { label: 'Topics', value: '596' },
      { label: 'Posts', value: '8,367' },
      { label: 'Members', value: '4' },
      { label: 'Online Now', value: '3' },
    ]);
  });

  test('shows its members by reputation, its rules and who is online', () => {
    const { members, rules, online } = forumPage(catalogue);
    expect(members.map(({ name }) => name)).toEqual(['marcel.w', 'tilde.r', 'oskar74', 'nadia_k']);
    expect(rules.length).toBeGreaterThan(2);
    expect(online).toContain('tilde.r');
  });
});

describe('tournaments', () => {
  const titles = (query: string) => tournamentsPage(catalogue, query).tournaments.map(({ title }) => title);

  test('are listed in order: running, upcoming, ended', () => {
    expect(titles('')).toEqual(['Autumn Reels', 'Quayside Blackjack', 'Lanterns Live', 'Kite Hold’em']);
  });

  test('are found by title and casino, and filtered by status', () => {
    expect(titles('q=QUAY')).toEqual(['Quayside Blackjack', 'Lanterns Live']);
    expect(titles('q=lanterns')).toEqual(['Lanterns Live']);
    expect(titles('status=completed')).toEqual(['Kite Hold’em']);
    expect(titles('status=upcoming&q=blackjack')).toEqual(['Quayside Blackjack']);
    expect(titles('status=odd')).toHaveLength(4);
  });

  test('have four filters, which keep the search and show the number of results', () => {
    expect(tournamentsPage(catalogue, 'q=quay&status=upcoming').filters).toEqual([
      { label: 'All', href: '/tournaments?q=quay', isCurrent: false, count: 2 },
      { label: 'Active', href: '/tournaments?q=quay&status=active', isCurrent: false, count: 0 },
      { label: 'Upcoming', href: '/tournaments?q=quay&status=upcoming', isCurrent: true, count: 2 },
      { label: 'Completed', href: '/tournaments?q=quay&status=completed', isCurrent: false, count: 0 },
    ]);
  });

  test('that are missing are reported as not found', () => {
    expect(tournamentsPage(catalogue, 'q=nothing')).toMatchObject({
      tournaments: [],
      empty: { title: 'No tournaments found' },
    });
  });
});

test('a store without the sample has no community, and the pages say so', () => {
  expect(complaintsPage(bare)).toMatchObject({
    hasSamples: false,
    complaints: [],
    empty: { title: 'No complaints yet' },
  });
  expect(forumPage(bare)).toMatchObject({ hasSamples: false, topics: [], empty: { title: 'No topics yet' } });
  expect(tournamentsPage(bare)).toMatchObject({
    hasSamples: false,
    tournaments: [],
    empty: { title: 'No tournaments found', text: 'This site lists no tournaments so far.' },
  });
});
