import type { PublicAuthor } from '../../collections/authors/author.js';
import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicGame } from '../../collections/games/game.js';
import type { PublicPage } from '../../collections/pages/page.js';
import type { PublicPost } from '../../collections/posts/post.js';
import type { PublicToplist } from '../../collections/toplists/toplist.js';
import { lazy } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { readColumn } from './columns.js';
import {
  CASINOS_IN_FILE,
  indexedId,
  OFFER_FIELDS,
  RANKED_FIELDS,
  REVIEW_FIELDS,
  SHOWN_FIELDS,
  type ShownCasino,
  type ShownOffer,
} from './indexed-fields.js';
import type { IndexedMarket, IndexPart, SiteIndex } from './site-index.js';

/** A question about a catalogue; `readsTexts` where it looks into the description of every casino. */
interface CatalogueQuestion<T> {
  readsTexts: boolean;
  ask(catalogue: PublicCatalogue): T;
}

/** The index of a built site: answers what views ask of a catalogue, and reads the parts that an answer needs. */
export interface SiteIndexReader {
  answer<T>(question: CatalogueQuestion<T>): Promise<T>;
}

/** Reads an index; `readPart` gives the content of a part by its path. */
export function readSiteIndex(
  index: SiteIndex,
  readPart: (path: string) => Promise<unknown>,
): SiteIndexReader {
  const parts = new Map<IndexPart, unknown>();
  /** Parts that the present answer needs and that are not read yet. */
  const missing = new Set<IndexPart>();
  let readsTexts = false;
  const need = (part: IndexPart): unknown => {
    if (parts.has(part)) return parts.get(part);
    missing.add(part);
    throw new MissingPart(part);
  };
  const shownOf = (position: number): ShownCasino => {
    const file = Math.floor(position / CASINOS_IN_FILE);
    const few = parts.get(`casinos-${file}`) as ShownCasino[] | undefined;
    if (few === undefined) missing.add(`casinos-${file}`);
    return few?.[position % CASINOS_IN_FILE] ?? {};
  };
  const descriptionOf = (position: number): string =>
    readsTexts
      ? ((need('texts') as string[])[position] ?? '')
      : (shownOf(position).description ?? SHOWN_FIELDS.description);
  const markets = new Map<string, PublicCatalogue>();
  const inMarket = (market: string): PublicCatalogue => {
    const part: IndexPart = `market-${market}`;
    if (index.parts[part] === undefined) return catalogue;
    const found = markets.get(market) ?? marketCatalogue(market, need(part) as IndexedMarket);
    markets.set(market, found);
    return found;
  };
  const catalogue: PublicCatalogue = indexedCatalogue(
    index,
    indexedCasinos(index, shownOf, descriptionOf),
    need,
    inMarket,
  );
  const marketCatalogue = (market: string, there: IndexedMarket): PublicCatalogue => {
    const { casinos, bonuses, ...rest } = there;
    const shownThere = (position: number): ShownCasino => {
      const offer = casinos[position];
      return offer === undefined ? shownOf(position) : { ...shownOf(position), ...NO_OFFER, ...offer };
    };
    const offered = lazy(() => {
      const usual = need('bonuses') as PublicBonus[];
      return bonuses.map((bonus) => (typeof bonus === 'number' ? (usual[bonus] as PublicBonus) : bonus));
    });
    return indexedCatalogue(
      { ...index, marketRules: undefined, ...rest, market },
      indexedCasinos(index, shownThere, descriptionOf),
      (part) => (part === 'bonuses' ? offered() : need(part)),
      inMarket,
    );
  };
  const read = async (part: IndexPart) => void parts.set(part, await readPart(index.parts[part] as string));
  return {
    async answer(question) {
      for (;;) {
        missing.clear();
        readsTexts = question.readsTexts;
        try {
          const answer = question.ask(catalogue);
          if (missing.size === 0) return answer;
        } catch (error) {
          if (!(error instanceof MissingPart)) throw error;
        }
        await Promise.all(Array.from(missing, read));
      }
    },
  };
}

const NO_OFFER = Object.fromEntries(OFFER_FIELDS.map((field) => [field, SHOWN_FIELDS[field]])) as ShownOffer;

/** Thrown where an answer cannot be begun without a part. */
class MissingPart extends Error {}

function indexedCatalogue(
  index: SiteIndex,
  casinos: readonly PublicCasino[],
  need: (part: IndexPart) => unknown,
  inMarket: (market: string) => PublicCatalogue,
): PublicCatalogue {
  let postBySlug: ReadonlyMap<string, PublicPost> | undefined;
  return {
    generation: '',
    today: index.today,
    ...{ market: index.market, marketRules: index.marketRules, inMarket },
    casinos,
    casinoBySlug: withFormerSlugs(bySlug(casinos), index.movedCasinos),
    retiredCasinos: new Set(index.retiredCasinos),
    // The index has no texts with links.
    barredOffers: [],
    withdrawnTitles: new Map(),
    get bonuses() {
      return need('bonuses') as PublicBonus[];
    },
    get games() {
      return need('games') as PublicGame[];
    },
    get posts() {
      return need('posts') as PublicPost[];
    },
    get postBySlug() {
      postBySlug ??= new Map((need('posts') as PublicPost[]).map((post) => [post.slug, post]));
      return postBySlug;
    },
    ...(index.authors === undefined ? {} : { authors: bySlug(index.authors as PublicAuthor[]) }),
    postViews: new Map(index.postViews),
    casinoChanges: new Map(),
    pages: bySlug(index.pages as PublicPage[]),
    toplists: bySlug(index.toplists as PublicToplist[]),
    redirects: [],
    isFrameless: true,
    hasHeaderMenu: index.hasHeaderMenu,
    menus: index.menus,
    homepage: index.homepage,
    settings: index.settings,
    ...(index.labels === undefined ? {} : { labels: index.labels }),
    community: index.community,
    showcase: index.showcase,
    customCss: '',
    media: new Map(),
  };
}

/** The casinos by their slugs, and by those that they had: the redirects themselves are the host's. */
function withFormerSlugs(
  casinos: ReadonlyMap<string, PublicCasino>,
  moved: SiteIndex['movedCasinos'] = [],
): ReadonlyMap<string, PublicCasino> {
  const former = moved.map(([from, to]) => [from, casinos.get(to) as PublicCasino] as const);
  return new Map([...former, ...casinos]);
}

function bySlug<T extends { slug: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map((record) => [record.slug, record]));
}

/** The casinos of an index, with their other fields read when they are asked for. */
function indexedCasinos(
  { casinoCount, casinos }: SiteIndex,
  shownOf: (position: number) => ShownCasino,
  descriptionOf: (position: number) => string,
): PublicCasino[] {
  class IndexedCasino {
    readonly id: string;
    readonly #position: number;

    constructor(position: number) {
      this.id = indexedId(position);
      this.#position = position;
    }

    get description() {
      return descriptionOf(this.#position);
    }

    static {
      for (const field of Object.keys(SHOWN_FIELDS) as (keyof typeof SHOWN_FIELDS)[]) {
        if (field === 'description') continue;
        Object.defineProperty(IndexedCasino.prototype, field, {
          get(this: IndexedCasino) {
            const shown = shownOf(this.#position);
            return Object.hasOwn(shown, field) ? shown[field] : SHOWN_FIELDS[field];
          },
        });
      }
      for (const field of REVIEW_FIELDS) {
        Object.defineProperty(IndexedCasino.prototype, field, {
          get() {
            throw new Error(`${field} is not in the index`);
          },
        });
      }
    }
  }
  const readers = RANKED_FIELDS.map((field) => [field, readColumn(casinos[field])] as const);
  return Array.from({ length: casinoCount }, (_, position) => {
    const values = readers.map(([field, valueAt]) => [field, valueAt(position)]);
    return Object.assign(new IndexedCasino(position), Object.fromEntries(values)) as unknown as PublicCasino;
  });
}
