import { memoizeWeak } from '../lazy.js';
import { groupBy } from '../model/markets/group-by.js';
import { withIssuePath } from '../operations/define/issue-path.js';
import type { ChangeContext } from '../operations/define/operation.js';
import { slugOf } from '../values/text/slug.js';

/** The fields by which a record names its casino. */
interface CasinoReference {
  casino: string;
  casinoId?: string | undefined;
}

/**
 * Derives which casino a record, new or changed, belongs to: one that is given by slug, by id, or by a name that no other has,
 * fills in its name.
 */
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
  const named = findCasino(content, casino);
  if (named !== undefined) return { ...given, casino: named.name, casinoId: named.id };
  // Another casino name ends the reference to the previous casino.
  const isOther = before?.casinoId !== undefined && casinoId === undefined && casino !== before.casino;
  return isOther ? { ...given, casinoId: null } : given;
}

/** A casino as a row names it: by its slug or name, or by an id that may be of another store. It has the name and the id here, or no id. */
export function withOwnCasino(
  content: Content,
  given: Record<string, unknown>,
  before?: CasinoReference,
): Record<string, unknown> {
  const { casinos } = content;
  const { casinoId, casino = before?.casino } = given;
  const name = typeof casino === 'string' ? casino : '';
  const isWithId = typeof casinoId === 'string';
  const find = isWithId ? casinos.getBySlug : (text: string) => findCasino(content, text);
  const named = given.casino === undefined ? undefined : find(name);
  if (named !== undefined) return { ...given, casino: named.name, casinoId: named.id };
  if (!isWithId) return given;
  const known = casinos.get(casinoId) ?? casinos.getBySlug(slugOf(name));
  const isMeant = known !== undefined && (known.id === casinoId || known.name === name);
  return { ...given, casinoId: isMeant ? known.id : undefined };
}

type Content = ChangeContext['content'];

/** The word by which a row is matched with records, for the casino that it names by slug or name. */
export function casinoWord({ casinos }: Content, text: string): string {
  return (casinos.getBySlug(text)?.name ?? text).toLowerCase();
}

/** The casino of a slug, or of a name that no other has. */
function findCasino(content: Content, text: string): { id: string; name: string } | undefined {
  const found = content.casinos.getBySlug(text);
  if (found !== undefined) return found;
  const [named, other] = casinosByName(content).get(text.trim().toLowerCase()) ?? [];
  return other === undefined ? named : undefined;
}

// What names casinos changes none, so they are gone through once for all rows of a file.
const casinosByName = memoizeWeak(({ casinos }: Content) =>
  groupBy(
    Array.from(casinos.scan(), ({ id, name }) => ({ id, name })),
    ({ name }) => name.toLowerCase(),
  ),
);
