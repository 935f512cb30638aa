import { getView, matchRoute, messages, ROUTES, type RouteKind } from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';
import { beforeAll, describe, expect, test } from 'vitest';
import { structuredDataFaults } from '../../packages/cli/src/check/structured-data.js';
import { lazy } from '../../packages/core/src/lazy.js';
import {
  type Crawl,
  type CrawledPage,
  crawlRealSite,
  crawlSampleSite,
  ORIGIN,
  ownPath,
  type Tag,
} from './crawl-site.js';
import { renderServedPage } from './rendered-page.js';

let site: Crawl;

/** Hosts of blacklisted casinos, and the name of the site in titles. */
const SITES = [
  {
    name: 'the sample',
    crawl: lazy(crawlSampleSite),
    title: 'CASINO GURU',
    avoided: ['brass-magpie.example'],
  },
  {
    name: 'a real site',
    crawl: lazy(crawlRealSite),
    title: 'Mette’s Casinos &amp; Cards',
    avoided: ['velvet-mackerel.example', 'tin-mackerel.example'],
  },
];

/** What a look at each page finds wrong, with the page before it. */
function faults(look: (page: CrawledPage, path: string) => string[]): string[] {
  return [...site.pages].flatMap(([path, page]) => look(page, path).map((fault) => `${path}: ${fault}`));
}

const named = ({ tags }: CrawledPage, name: string): Tag[] => tags.filter((tag) => tag.name === name);
const linksOf = (page: CrawledPage): Tag[] => named(page, 'a').filter(({ attributes }) => attributes.href);
const isVisit = ({ attributes }: Tag) => attributes['data-croupier-visit'] !== undefined;

describe.each(SITES)('$name', ({ name, crawl, title: siteTitle, avoided }) => {
  beforeAll(async () => {
    site = await crawl();
  });

  test('no link, form, picture or file of any page is dead', () => {
    expect(site.dead).toEqual([]);
    expect(site.pages.size).toBeGreaterThan(70);
  });

  test('every link to a fragment leads to an element that exists', () => {
    const wrong = faults((page, path) =>
      linksOf(page).flatMap(({ attributes: { href = '' } }) => {
        const own = ownPath(href, path);
        const place = new URL(href, ORIGIN + path).hash.slice(1);
        const target = own === undefined ? undefined : site.pages.get(own);
        return place === '' || target === undefined || target.ids.has(place) ? [] : [href];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every visit link of every page is sponsored, opens a new tab, and names its casino', () => {
    let visits = 0;
    const wrong = faults((page) =>
      linksOf(page)
        .filter(isVisit)
        .flatMap(({ attributes }) => {
          visits++;
          const isRight =
            attributes.rel === 'sponsored nofollow noopener' &&
            // One in a text stays in its tab.
            (attributes.target === '_blank' || attributes.class === undefined) &&
            attributes['data-croupier-label'] !== '';
          return isRight ? [] : [JSON.stringify(attributes)];
        }),
    );
    expect(wrong).toEqual([]);
    expect(visits).toBeGreaterThan(30);
  });

  test('no page links to the site of a blacklisted casino', () => {
    expect(faults(({ html }) => avoided.filter((host) => html.includes(host)))).toEqual([]);
  });

  test('the disclosure stands before the first offer of every page that has one', () => {
    let pages = 0;
    const wrong = faults((page) => {
      const first = linksOf(page).find(isVisit);
      if (first === undefined) return [];
      pages++;
      const disclosureAt = page.html.indexOf(messages.ours.disclosure);
      return disclosureAt >= 0 && disclosureAt < first.at
        ? []
        : [`disclosure at ${disclosureAt}, first offer at ${first.at}`];
    });
    expect(wrong).toEqual([]);
    expect(pages).toBeGreaterThan(10);
  });

  test('every page has the age notice, a sample its notice, one title, one first heading and unique ids', () => {
    const wrong = faults((page, path) => {
      const ids = page.tags.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
      const title = /<title>([^<]+)<\/title>/.exec(page.html)?.[1] ?? '';
      return [
        ...(page.html.includes(messages.ours.ageNotice) ? [] : ['no age notice']),
        ...(page.html.includes(messages.ours.sampleNotice) === (name === 'the sample')
          ? []
          : ['sample notice']),
        ...(title.includes(siteTitle) || path === '/' ? [] : [`title ${title}`]),
        ...(named(page, 'h1').length === 1 ? [] : [`${named(page, 'h1').length} first headings`]),
        ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `id ${id} twice`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('no page but a comparison, which crawlers are kept from, links to one without nofollow', () => {
    let comparisons = 0;
    const wrong = faults((page, path) =>
      linksOf(page).flatMap(({ attributes: { href = '', rel = '' } }) => {
        if (!href.startsWith('/compare?') || path.startsWith('/compare?')) return [];
        comparisons++;
        return /\bnofollow\b/.test(rel) ? [] : [href];
      }),
    );
    expect(wrong).toEqual([]);
    expect(comparisons).toBeGreaterThan(5);
  });

  test('structured data lacks nothing that search engines require', () => {
    const wrong = faults(({ html }) =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
        structuredDataFaults(json),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** Pages to which nothing on the site links for a visitor who is not signed in. */
const WITHOUT_LINK: Partial<Record<RouteKind, string>> = {
  profile: 'only the account menu of a signed-in visitor links to it',
};

describe('the sample alone', () => {
  beforeAll(async () => {
    site = (await SITES[0]?.crawl()) as Crawl;
  });

  test('links lead from the home page to a page of every kind', () => {
    const reached = new Set([...site.pages.keys()].map((url) => matchRoute(url.replace(/\?.*/, ''))?.kind));
    const missing = Object.keys(ROUTES).filter((kind) => !reached.has(kind as RouteKind));
    expect(
      missing,
      'Link to the page, as the header and the footer do (packages/core/src/views/frame), or say here why not.',
    ).toEqual(Object.keys(WITHOUT_LINK));
  });

  test('every link to a casino, an offer or a game is sponsored', async () => {
    const { casinos, bonuses, games } = await sampleCatalogue();
    const addresses = [
      ...casinos.map(({ visitUrl }) => visitUrl),
      ...bonuses.map(({ visitUrl }) => visitUrl),
      ...games.map(({ playUrl }) => playUrl),
    ];
    const hosts = new Set(addresses.flatMap((url) => (url === undefined ? [] : [new URL(url).host])));
    expect(hosts.size).toBeGreaterThan(5);
    const wrong = faults((page, path) =>
      linksOf(page).flatMap(({ attributes: { href = '', rel = '' } }) => {
        const isTheirs = hosts.has(new URL(href, ORIGIN + path).host);
        return isTheirs && !/\bnofollow\b/.test(rel) ? [`${href} (${rel})`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every page sets its own metadata: title, description, and the same for sharing', () => {
    const wrong = faults((page) => {
      const said = new Map(
        named(page, 'meta').map(({ attributes }) => [
          attributes.name ?? attributes.property,
          attributes.content,
        ]),
      );
      const tags = ['description', 'og:title', 'og:description', 'og:image', 'og:type', 'og:site_name'];
      return [...tags, 'twitter:card', 'twitter:title'].filter((name) => !said.get(name));
    });
    expect(wrong).toEqual([]);
    const titles = [...site.pages]
      .filter(([path]) => !path.includes('?'))
      // A choice that is no page of its own names the page that it belongs to as canonical.
      .filter(
        ([path, { html }]) =>
          (/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? `${ORIGIN}${path}`) === `${ORIGIN}${path}`,
      )
      .map(([, { html }]) => /<title>([^<]+)/.exec(html)?.[1]);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  test('every page that is its own canonical page describes itself in its own words, at a whole address', () => {
    const pagesOf = new Map<string, string[]>();
    for (const [path, { html }] of site.pages) {
      const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      if (canonical === undefined) continue;
      expect(canonical, path).toMatch(`${ORIGIN}/`);
      if (canonical !== ORIGIN + path) continue;
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      pagesOf.set(description, [...(pagesOf.get(description) ?? []), path]);
    }
    expect(pagesOf.size).toBeGreaterThan(50);
    expect([...pagesOf].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  test('an article that leads to an offer says so before it', async () => {
    const { html } = await renderServedPage('/blog/a-budget-that-holds', (content) => {
      const id = [...content.posts.all()].find(({ slug }) => slug === 'a-budget-that-holds')?.id ?? '';
      content.posts.update(id, { content: '<p><a href="https://copper-heron.example/">There</a></p>' });
    });
    const disclosureAt = html.indexOf(messages.ours.disclosure);
    expect(disclosureAt).toBeGreaterThan(0);
    expect(
      html.indexOf('<a href="https://copper-heron.example/" rel="sponsored nofollow noopener"'),
    ).toBeGreaterThan(disclosureAt);
  });

  const KINDS = ['WebSite', 'Organization', 'ItemList', 'ProfilePage', 'BreadcrumbList', 'BlogPosting'];

  test('structured data has only known types, no reviews of invented casinos, and its posts match the store', async () => {
    const { posts } = await sampleCatalogue();
    const seen = new Set<string>();
    const wrong = faults(({ html }) => {
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json = '']) => JSON.parse(json),
      );
      return blocks.flatMap((block) => {
        seen.add(block['@type']);
        if (
          !KINDS.includes(block['@type']) ||
          /aggregateRating|ratingCount|reviewCount/.test(JSON.stringify(block))
        )
          return [JSON.stringify(block)];
        if (block['@type'] === 'BlogPosting') {
          const post = posts.find(({ title }) => title === block.headline);
          return post?.author === block.author.name && post?.publishedAt === block.datePublished
            ? []
            : [JSON.stringify(block)];
        }
        return [];
      });
    });
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual([...KINDS].sort());
  });

  test('the structured data of a review matches the store', async () => {
    const catalogue = await sampleCatalogue((content) => {
      content.settings.set({ ...content.settings.get(), isSample: false });
    });
    const rated = catalogue.casinos.filter(
      ({ isBlacklisted, rating }) => !isBlacklisted && rating !== undefined,
    );
    expect(rated.length).toBeGreaterThan(1);
    for (const { slug, name, rating, reviewer } of rated) {
      expect(getView(catalogue, 'review', { slug })?.head.structured).toContainEqual(
        expect.objectContaining({
          '@type': 'Review',
          itemReviewed: expect.objectContaining({ name }),
          reviewRating: expect.objectContaining({ ratingValue: rating }),
          author: expect.objectContaining({ name: reviewer }),
        }),
      );
    }
  });
});
