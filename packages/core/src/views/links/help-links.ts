import { HELPLINES } from '../../labels/public/helplines.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { routePath } from '../../urls/routes.js';
import { countryOfMarket } from '../../values/markets/market-names.js';

/** Where people who gamble too much find help, shown on pages with offers. */
export interface HelpView {
  /** The organization of the country that the page is about; a worldwide one where the site has no page of helplines. */
  line?: { name: string; href: string };
  /** The path of the site's page of helplines, if it has one. */
  page?: string;
}

/** The slug of the page that lists helplines below what staff wrote. */
export const HELPLINES_SLUG = 'responsible-gambling';

/** The help in the market of the catalogue, or else for a country, or for everyone. */
export function helpLinks(
  { pages, market, marketRules }: Pick<PublicCatalogue, 'pages' | 'market' | 'marketRules'>,
  country = market === undefined ? undefined : countryOfMarket(market),
): HelpView {
  const hasPage = pages.has(HELPLINES_SLUG);
  const wanted = [country, hasPage ? undefined : ''].filter((one) => one !== undefined);
  const [listed] = wanted.flatMap((code) => HELPLINES.find((one) => one.country === code) ?? []);
  const line = marketRules?.helpline ?? listed;
  return {
    ...(line === undefined ? {} : { line: { name: line.name, href: line.href } }),
    ...(hasPage ? { page: routePath({ kind: 'custom-page', slug: HELPLINES_SLUG }) } : {}),
  };
}
