import type { PublicCasino } from '../../../collections/casinos/casino.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { hasEnded } from '../../../model/registers/register-entry.js';
import { listedHost } from '../../../values/addresses/listed-host.js';

/** A domain of a casino that was found in the register of an authority. */
export interface RegisterFindView {
  /** The domain that was looked for. */
  domain: string;
  /** As a sentence of the site's language names it. */
  authority: string;
  /** The day of the list, written out in the site's language. */
  date: string;
}

/** In which registers a domain of a casino stands: a licensed one, else that of its link; of a casino without a link, none. */
export function registerFinds(
  { registers = [], offers, market, settings, today }: PublicCatalogue,
  casino: PublicCasino,
): RegisterFindView[] {
  if (registers.length === 0 || casino.isBlacklisted || casino.withheldIn !== undefined) return [];
  const listings = (offers?.listings.get(casino.id) ?? []).filter((one) =>
    market === undefined ? one.accepts !== 'no' : one.market === market,
  );
  const domains = [...listings.map(({ licensedDomain }) => licensedDomain), casino.visitUrl].flatMap(
    (address) => (address === undefined ? [] : (listedHost(address) ?? [])),
  );
  return registers.flatMap(({ authority, date, findHost }) => {
    const domain = domains.find((host) => {
      const match = findHost(host);
      return match !== undefined && !hasEnded(match.entry, today);
    });
    if (domain === undefined) return [];
    const { language } = settings;
    return [
      {
        domain,
        authority: language === 'en' ? withArticle(authority) : authority,
        date: writtenDay(date, language),
      },
    ];
  });
}

const COMMON_NOUN =
  /\b(administration|agency|authority|board|bureau|commission|commissioner|council|department|directorate|division|inspectorate|ministry|office|regulator)\b/i;

/** An English name with its article, where a common noun in it asks for one. */
function withArticle(name: string): string {
  return /^the /i.test(name) || !COMMON_NOUN.test(name) ? name : `the ${name}`;
}

/** A day with its month in letters, day first: `24 November 2026`. */
function writtenDay(day: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
