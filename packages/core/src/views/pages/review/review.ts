import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { fillPlaceholders } from '../../../labels/localize/localized-text.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { routePath } from '../../../urls/routes.js';
import type { SafeHtml } from '../../../values/html/safe-html.js';
import type { BonusCardView } from '../../cards/bonus-card.js';
import { claimConditions } from '../../cards/claim-conditions.js';
import { listedCasinoCard } from '../../cards/listed-casino-card.js';
import { articleContent, type ContentPartView } from '../../content/article-content.js';
import { oembedAddress } from '../../embed/oembed.js';
import { REVIEWS_FEED_PATH } from '../../feed/atom-feed.js';
import { type PageFrameView, pageFrame } from '../../frame/page-frame.js';
import {
  absoluteUrl,
  breadcrumbStructuredData,
  metaDescription,
  reviewStructuredData,
} from '../../frame/page-head.js';
import {
  type AuthorLinkView,
  authorLink,
  type CheckedByView,
  checkedByView,
  checkedPage,
  personStructuredData,
} from '../../links/author-link.js';
import { comparePath } from '../../links/compare-path.js';
import { linkedOffer } from '../../links/linked-offer.js';
import { methodLink } from '../../links/method-link.js';
import { type ShareView, shareView } from '../../links/share.js';
import { reviewSharePicture } from '../../share/share-picture.js';
import { type CasinoFactsView, casinoFacts, type SourceView } from './casino-facts.js';
import { type RegisterFindView, registerFinds } from './register-finds.js';
import { type ReviewChangeView, reviewChanges } from './review-changes.js';
import { withDemoFallbacks } from './review-demo-fallbacks.js';
import { reviewOffers } from './review-offers.js';

/** The title above the detailed review has level 3. */
const REVIEW_HEADING_LEVEL = 4;

/** The review page of a casino; unknown facts are absent. */
export interface ReviewPageView extends PageFrameView, CasinoFactsView {
  /** The review as staff wrote it. */
  detailedReview?: SafeHtml;
  /** The review block by block; absent for one without blocks. */
  detailedParts?: ContentPartView[];
  /** A generated sentence that replaces a missing detailed review, in the demo only. */
  summary?: string;
  /** Always true in the demo, except for blacklisted casinos. */
  isVerified: boolean;
  /** True in the demo for a casino without terms. */
  hasTermsNotice: boolean;
  /** True for a casino with an offer to claim and no page of terms. */
  isWithoutTerms: boolean;
  /** Listed bonuses of this casino. */
  offers: BonusCardView[];
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** What visitors saw change, the latest day first; absent where nothing did. */
  changes?: ReviewChangeView[];
  /** Where a domain of the casino was found; absent where it was in no register. */
  registers?: RegisterFindView[];
  /** The path of the Reviews page. */
  back: string;
  /** The URL that compares this casino with others. */
  compare: string;
  /** The page of the reviewer, if they have one. */
  author?: AuthorLinkView;
  /** Who checked its facts; with the page of that author, if they have one. */
  checkedBy?: CheckedByView;
  /** The path of the page that says how casinos are rated, if the site has one. */
  method?: string;
  /** The share links of the review. */
  share: ShareView;
}

/** Builds the review page of a casino; undefined if no active casino has the slug. */
export function reviewPage(catalogue: PublicCatalogue, slug: string): ReviewPageView | undefined {
  const own = catalogue.casinoBySlug.get(slug);
  if (own === undefined) return undefined;
  const { settings, demoFallbacks } = catalogue;
  const casino = withDemoFallbacks(own, demoFallbacks);
  const { isWithoutTerms = false, ...card } = listedCasinoCard(casino, catalogue);
  const author = authorLink(catalogue, casino.reviewer);
  const data = reviewStructuredData(catalogue, own, {
    author: personStructuredData(catalogue, own.reviewer),
    page: checkedPage(catalogue, absoluteUrl(settings, card.review), own.checkedBy),
  });
  const { language } = settings;
  const title = fillPlaceholders(pageTexts('head', catalogue.labels).reviewOf, { name: casino.name });
  const view: ReviewPageView = {
    ...pageFrame(catalogue, {
      title,
      path: card.review,
      search: own,
      description: metaDescription(casino.description),
      drawnImage: reviewSharePicture(catalogue, own),
      kind: 'article',
      feed: REVIEWS_FEED_PATH,
      structured: [
        ...(data === undefined ? [] : [data]),
        breadcrumbStructuredData(catalogue, [
          { name: pageTexts('reviews', catalogue.labels).title, path: routePath({ kind: 'reviews' }) },
          { name: casino.name, path: card.review },
        ]),
      ],
    }),
    ...casinoFacts(casino, language, (claim, text) => claimConditions(catalogue, own, claim, text)),
    casino: card,
    isVerified: demoFallbacks !== undefined && !casino.isBlacklisted,
    hasTermsNotice: demoFallbacks !== undefined && casino.termsUrl === undefined && !casino.isBlacklisted,
    isWithoutTerms: isWithoutTerms && demoFallbacks === undefined,
    offers: reviewOffers(catalogue, own),
    updatedAt: casino.updatedAt,
    back: routePath({ kind: 'reviews' }),
    compare: comparePath([casino.slug]),
    ...(author === undefined ? {} : { author }),
    ...checkedByView(catalogue, own.checkedBy),
    ...methodLink(catalogue),
    share: shareView(settings, { href: card.review, title, excerpt: metaDescription(casino.description) }),
  };
  const sources = view.sources?.flatMap((source) => followedSource(catalogue, source)) ?? [];
  if (sources.length > 0) view.sources = sources;
  else delete view.sources;
  const changes = reviewChanges(
    own,
    catalogue.casinoChanges.get(own.id) ?? [],
    language,
    catalogue.withdrawnTitles.get(own.id),
  );
  if (changes.length > 0) view.changes = changes;
  const registers = registerFinds(catalogue, own);
  if (registers.length > 0) view.registers = registers;
  const oembed = oembedAddress(catalogue, card.review);
  if (oembed !== undefined) view.head.oembed = oembed;
  if (casino.detailedReview !== undefined) {
    const { content, parts } = articleContent(catalogue, casino.detailedReview, REVIEW_HEADING_LEVEL);
    view.detailedReview = content;
    if (parts !== undefined) view.detailedParts = parts;
  } else if (view.isVerified) {
    view.summary = summaryOf(catalogue, casino, card.bonus);
  }
  return view;
}

/** A source with the offer that it leads to; none where visitors get no link to that. */
function followedSource(catalogue: PublicCatalogue, source: SourceView): SourceView[] {
  const offer = linkedOffer(catalogue, source.href);
  if (offer === undefined) return [source];
  if (offer.barred !== undefined) return [];
  return [{ ...source, isSponsored: true, visit: { slug: offer.slug ?? '', label: offer.label } }];
}

/** What a review without a text of its own says: the bonus and the highlights. */
function summaryOf(
  { labels }: PublicCatalogue,
  { name, highlights }: PublicCasino,
  bonus: string | undefined,
): string {
  const texts = pageTexts('review', labels);
  const first =
    bonus === undefined
      ? fillPlaceholders(texts.noBonus, { name })
      : fillPlaceholders(texts.bonus, { name, bonus: bonus.replace(/[.!]+$/, '') });
  if (highlights.length === 0) return first;
  return `${first} ${fillPlaceholders(texts.highlights, { highlights: highlights.join('; ') })}`;
}
