import { publicCatalogue } from '../../../model/public-catalogue.js';
import { parseUrlPath, trimTrailingSlash } from '../../../urls/url-path.js';
import { visitPath } from '../../../values/addresses/visit-link.js';
import { linkedOffer } from '../../../views/links/linked-offer.js';
import { type Warning, warning } from '../../../warning.js';
import type { ChangeContext } from '../../define/operation.js';
import type { AffiliateLink } from './affiliate-files.js';
import { type ForeignRule, foreignTarget, type PlacedRule, permanence } from './foreign-rule.js';

/** Ways to send on that are no status; each shows the target in the end. */
const BY_PAGE = /^(?:cloak|prettybar|metarefresh|javascript|)$/;
/** How many links with countries are told. */
const MAX_WARNINGS = 20;

/** Where links lead that are the outgoing address of a casino. */
type VisitPathOf = (target: string) => string | undefined;

/** Short links as redirects: one to a casino of the site leads through its visit link, which counts the visit. */
export async function* affiliateRules(
  links: AsyncIterable<AffiliateLink>,
  context: Pick<ChangeContext, 'content' | 'now'>,
  warnings: Warning[],
): AsyncGenerator<PlacedRule> {
  const visitPathOf = visitPathsOf(context);
  for await (const link of links) {
    const { line, slug, target, countries } = link;
    const source = `/${slug.replace(/^\/+/, '')}`;
    const visit = visitPathOf(target);
    const countriesTold = countries.filter((one) => one.target !== target);
    if (countriesTold.length > 0 && warnings.length < MAX_WARNINGS)
      warnings.push(warning('redirect.countries', { source, countries: countriesTold }));
    // The site answers it as it is.
    if (visit === trimTrailingSlash(parseUrlPath(source).path)) continue;
    yield { line, made: linkRule(link, source, visit), told: { source: slug, target } };
  }
}

function linkRule(
  { slug, target, way, keepsQuery }: AffiliateLink,
  source: string,
  visit?: string,
): ForeignRule {
  if (slug === '') return { fault: 'The link has no slug' };
  const sent = BY_PAGE.test(way) ? { permanent: false } : statusOf(way);
  if ('fault' in sent) return sent;
  const to = visit ?? foreignTarget(target);
  if (to === undefined) return { fault: `The target '${target.slice(0, 100)}' is no address` };
  const permanent = visit === undefined && sent.permanent;
  return {
    rule: {
      source,
      target: to,
      permanent,
      preserveQuery: keepsQuery,
      match: 'exact',
      appendRemainder: false,
    },
  };
}

function statusOf(way: string): ReturnType<typeof permanence> {
  return /^\d{3}$/.test(way)
    ? permanence(Number(way))
    : { fault: `The way ${way.slice(0, 50)} has no counterpart: it sends nobody on` };
}

/** None where the site has no visit links, or its pages would not lead to that casino. */
function visitPathsOf({ content, now }: Pick<ChangeContext, 'content' | 'now'>): VisitPathOf {
  const catalogue = publicCatalogue({ ...content, generation: '' }, now.slice(0, 10));
  const prefix = catalogue.settings.visitLinks;
  return (target) => {
    const found =
      prefix === undefined || !/^https?:/i.test(target) ? undefined : linkedOffer(catalogue, target);
    const casino =
      found?.slug === undefined || found.barred ? undefined : catalogue.casinoBySlug.get(found.slug);
    if (prefix === undefined || casino?.visitUrl === undefined || casino.isBlacklisted) return undefined;
    return visitPath(prefix, casino.slug);
  };
}
