import { withIssuePath } from '../operations/define/issue-path.js';
import type { ChangeContext } from '../operations/define/operation.js';
import { slugOf } from '../values/text/slug.js';

/** The fields by which a record names its casino. */
interface CasinoReference {
  casino: string;
  casinoId?: string | undefined;
}

/** Derives which casino a record, new or changed, belongs to: one that is given by slug or id fills in its name. */
export function withCasino(
  { content }: ChangeContext,
  given: Record<string, unknown>,
  before?: CasinoReference,
): Record<string, unknown> {
  const { casino, casinoId } = given;
  if (typeof casinoId === 'string') {
    const { id, name } = withIssuePath('casinoId', () => content.casinos.require(casinoId));
    return { ...given, casinoId: id, ...(casino === undefined ? { casino: name } : {}) };
  }
  if (typeof casino !== 'string') return given;
  const named = content.casinos.getBySlug(casino);
  if (named !== undefined) return { ...given, casino: named.name, casinoId: named.id };
  // Another casino name ends the reference to the previous casino.
  const isOther = before?.casinoId !== undefined && casinoId === undefined && casino !== before.casino;
  return isOther ? { ...given, casinoId: null } : given;
}

/** A casino as a row names it: by its slug, or by an id that may be of another store. It has the name and the id here, or no id. */
export function withOwnCasino(
  { casinos }: ChangeContext['content'],
  given: Record<string, unknown>,
  before?: CasinoReference,
): Record<string, unknown> {
  const { casinoId, casino = before?.casino } = given;
  const name = typeof casino === 'string' ? casino : '';
  const named = given.casino === undefined ? undefined : casinos.getBySlug(name);
  if (named !== undefined) return { ...given, casino: named.name, casinoId: named.id };
  if (typeof casinoId !== 'string') return given;
  const known = casinos.get(casinoId) ?? casinos.getBySlug(slugOf(name));
  const isMeant = known !== undefined && (known.id === casinoId || known.name === name);
  return { ...given, casinoId: isMeant ? known.id : undefined };
}
