import { closestMatch } from '../../model/closest-match.js';
import type { Entity } from '../../model/entity.js';
import { problem } from '../../problem.js';

/** The field that a condition names. Problem: `usage` with the closest name, a filter's among them. */
export function conditionField(
  { plural, fieldPaths, findField }: Pick<Entity, 'plural' | 'fieldPaths' | 'findField'>,
  name: string,
  filters: readonly string[] = [],
): Entity['fieldPaths'][number] {
  const found = findField(name);
  if (found !== undefined) return found;
  const names = [...fieldPaths.map(({ column }) => column), ...filters];
  throw problem('where.unknown-field', { plural, name, suggestion: closestMatch(name, names) });
}
