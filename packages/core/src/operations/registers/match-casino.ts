import type { Casino } from '../../collections/casinos/casino.js';
import type { Listing } from '../../collections/listings/listing.js';
import { comparedWord } from '../../model/registers/compared-word.js';
import { isOfAuthority } from '../../model/registers/register.js';
import { hasEnded } from '../../model/registers/register-entry.js';
import type { RegisterIndex, RegisterMatch } from '../../model/registers/register-index.js';
import { listedHost } from '../../values/addresses/listed-host.js';

/** By what a casino was found: `domain` is the very domain, `site` another host of the same one, `name` no more than a name. */
export const MATCHED_BY = ['domain', 'site', 'number', 'name'] as const;
/** What is wrong: the register lacks what the listing says, has it under another number, or says that it has ended. */
export const REGISTER_FAULTS = ['not-listed', 'other-number', 'ended'] as const;

/** Where something was looked for. */
interface Place {
  casino: string;
  name: string;
  /** The slug of the listing, where it was its domain or number that was looked for. */
  listing?: string | undefined;
  /** The id of the listing. */
  listingId?: string | undefined;
  authority: string;
  /** The day of the list. */
  date: string;
}

/** A casino that was found in a register. */
export interface RegisterHit extends Place {
  by: (typeof MATCHED_BY)[number];
  /** The domain or number that was looked for. */
  sought: string;
  /** What the register has. */
  entry: RegisterMatch['entry'];
}

/** What a register and a casino contradict each other in. */
export interface RegisterFault extends Place {
  fault: (typeof REGISTER_FAULTS)[number];
  /** The domain or number that is meant. */
  sought: string;
  /** The number that the register has, or how and when it says that the license ended. */
  listed?: string | undefined;
}

type Subject = Pick<Casino, 'name' | 'slug' | 'visitUrl' | 'owner'>;
/** What is found of a casino in a register. */
type Result = { hits: RegisterHit[]; faults: RegisterFault[] };

/** What a register says of a casino: of each listing by its licensed domain, its link and its number, else of its own link, else by name. */
export function matchCasino(
  casino: Subject,
  listings: readonly Listing[],
  index: RegisterIndex,
  today: string,
): Result {
  const { authority, date } = index;
  const result: Result = { hits: [], faults: [] };
  const place = { casino: casino.slug, name: casino.name, authority, date };
  for (const listing of listings)
    matchListing(result, { ...place, ...placeOf(listing) }, listing, index, today);
  if (result.hits.length > 0) return result;
  const own = findFirst(index, [casino.visitUrl]);
  if (own !== undefined) keep(result, place, own, today);
  else {
    const named = [casino.name, casino.owner ?? ''].flatMap((sought) => {
      const match = index.findName(sought);
      return match === undefined ? [] : [{ ...place, sought, ...match }];
    });
    result.hits.push(...named.slice(0, 1));
  }
  return result;
}

const placeOf = ({ slug, id }: Listing) => ({ listing: slug, listingId: id });

function matchListing(
  result: Result,
  place: Place,
  listing: Listing,
  index: RegisterIndex,
  today: string,
): void {
  const { licenseAuthority, licenseNumber, licensedDomain, visitUrl } = listing;
  const isItsAuthority = licenseAuthority !== undefined && isOfAuthority(index, licenseAuthority);
  const byHost = findFirst(index, [licensedDomain, visitUrl]);
  // Numbers of other authorities may be the same.
  const byNumber =
    isItsAuthority && licenseNumber !== undefined ? index.findNumber(licenseNumber) : undefined;
  const found =
    byHost ?? (byNumber === undefined ? undefined : { sought: licenseNumber as string, match: byNumber });
  if (found !== undefined) keep(result, place, found, today);
  if (!isItsAuthority) return;
  if (found === undefined) {
    // A link may lead through a tracker, so a link alone says nothing.
    const sought = licensedDomain ?? licenseNumber;
    if (sought !== undefined) result.faults.push({ ...place, fault: 'not-listed', sought });
    return;
  }
  const listed = byHost?.match.entry.number;
  if (licenseNumber === undefined || listed === undefined || byNumber !== undefined) return;
  if (comparedWord(listed) !== comparedWord(licenseNumber))
    result.faults.push({ ...place, fault: 'other-number', sought: licenseNumber, listed });
}

interface Found {
  sought: string;
  match: RegisterMatch;
}

/** The first of some addresses or hosts that a register has. */
function findFirst(index: RegisterIndex, addresses: readonly (string | undefined)[]): Found | undefined {
  for (const address of addresses) {
    const sought = address === undefined ? undefined : listedHost(address);
    const match = sought === undefined ? undefined : index.findHost(sought);
    if (sought !== undefined && match !== undefined) return { sought, match };
  }
  return undefined;
}

function keep(result: Result, place: Place, { sought, match }: Found, today: string): void {
  result.hits.push({ ...place, sought, ...match });
  const { status, until } = match.entry;
  if (hasEnded(match.entry, today))
    result.faults.push({ ...place, fault: 'ended', sought, listed: until ?? status });
}
