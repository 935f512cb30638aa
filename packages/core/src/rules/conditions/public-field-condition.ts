import type { Entity } from '../../model/entity.js';
import { problem } from '../../problem.js';
import { conditionField } from './condition-field.js';
import { conditionTest } from './condition-test.js';
import { fieldTest } from './field-test.js';
import { parseCondition } from './parse-condition.js';

/** Whether a condition on the public fields of an entity holds for a record; `now` is ISO 8601. Problem: `usage`. */
export function publicFieldCondition(
  { plural, fieldPaths, findField }: Pick<Entity, 'plural' | 'fieldPaths' | 'findField'>,
  text: string,
  now: string,
): (record: object) => boolean {
  const entity = {
    plural,
    fieldPaths: fieldPaths.filter(({ isPublic }) => isPublic),
    findField(name: string) {
      const found = findField(name);
      if (found?.isPublic === false) throw problem('where.private-field', { plural, name });
      return found;
    },
  };
  return conditionTest(parseCondition(text), (comparison) =>
    fieldTest(comparison, conditionField(entity, comparison.name), { entity, now }),
  );
}
