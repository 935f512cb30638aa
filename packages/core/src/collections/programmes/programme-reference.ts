import type { Transaction } from '../../store/transaction.js';
import { findProgramme, programmeSlugsByName } from './find-programme.js';
import { type Brand, programmeLink } from './programme-link.js';

type Content = Pick<Transaction, 'programmes'>;

/** A record that names a programme: a casino or a listing. */
export interface ProgrammeReference {
  programme?: string | undefined;
  visitUrl?: string | undefined;
}

/**
 * Derives the programme and the link of a record, new or changed; `brandOf` says how a template names its casino. A link that
 * is given stays, and so does a stored one that is not of its programme. Problem: `invalid` where there is no such programme.
 */
export function withProgramme<T extends ProgrammeReference>(
  content: Content,
  given: Record<string, unknown>,
  before: T | undefined,
  brandOf: (record: Partial<T>) => Brand | undefined,
): Record<string, unknown> {
  if (given.programme === undefined && before?.programme === undefined) return given;
  const named = withProgrammeSlug(content, given, before);
  const after = { ...before, ...named } as Partial<T>;
  const former = before?.programme === undefined ? undefined : linkOf(content, before, brandOf(before));
  const link = linkOf(content, after, brandOf(after));
  const visitUrl = linkAfter({ stored: before?.visitUrl, given: after.visitUrl }, former, link);
  return visitUrl === (after.visitUrl ?? undefined) ? named : { ...named, visitUrl };
}

/** The link that a record has after a change of its programme, of its casino, or of what it gives. */
function linkAfter(
  { stored, given }: { stored: string | undefined; given: string | null | undefined },
  former: string | undefined,
  link: string | undefined,
): string | undefined {
  const isBlank = given === undefined || given === null || given.trim() === '';
  const isFollowing = isBlank || (given === stored && given === former);
  return isFollowing ? (link ?? given ?? undefined) : given;
}

/** What becomes of the link of a record whose programme or casino has changed: nothing where it is one of its own. */
export function followingLink(
  { visitUrl }: ProgrammeReference,
  former: string | undefined,
  link: string | undefined,
): { visitUrl?: string } {
  const isFollowing = visitUrl === undefined || visitUrl === former;
  return isFollowing && link !== undefined && link !== visitUrl ? { visitUrl: link } : {};
}

/** The link that the programme of a record gives it; undefined where it names none that is there. */
export function linkOf(
  content: Content,
  { programme }: ProgrammeReference,
  brand: Brand | undefined,
): string | undefined {
  // A form empties a field with null.
  if (programme === undefined || programme === null || brand === undefined) return undefined;
  const found = content.programmes.getBySlug(programme);
  return found === undefined ? undefined : programmeLink(found, brand);
}

/** The programme that is given by its slug or name, as records hold it: by its slug. Problem: `invalid` where it is not there. */
function withProgrammeSlug(
  content: Content,
  given: Record<string, unknown>,
  before: ProgrammeReference | undefined,
): Record<string, unknown> {
  const { programme } = given;
  if (typeof programme !== 'string' || programme === before?.programme) return given;
  if (programme.trim() === '') return { ...given, programme: undefined };
  return { ...given, programme: findProgramme(content, programme, 'programme').slug };
}

/** The same for the row of a file, in which an unknown programme stays as it is. */
export function withOwnProgramme(content: Content, given: Record<string, unknown>): Record<string, unknown> {
  const { programme } = given;
  if (typeof programme !== 'string' || content.programmes.getBySlug(programme) !== undefined) return given;
  const slug = programmeSlugsByName(content).get(programme.trim().toLowerCase());
  return slug === undefined ? given : { ...given, programme: slug };
}
