import { expect, test } from 'vitest';
import { collections } from './collections.js';
import { editableFields, systemFields } from './entity.js';
import { SYSTEM_FIELDS } from './system-fields.js';

test.each(Object.values(collections))(
  'the store fills id, created and updated of $plural, people the rest',
  (entity) => {
    const filled = systemFields(entity).map(({ path }) => path.join('.'));
    const editable = editableFields(entity);
    expect(filled).toEqual(SYSTEM_FIELDS.filter((name) => entity.findField(name) !== undefined));
    expect(filled).toContain('id');
    expect(editable.map(({ path }) => path[0])).not.toContain('updatedAt');
    expect(editable.length + filled.length).toBe(entity.fieldPaths.length);
  },
);

test.each(Object.values(collections))('a placeholder of $plural passes the check of its field', (entity) => {
  for (const { field } of systemFields(entity)) {
    expect(field.valueType.schema.safeParse(field.system.placeholder).success).toBe(true);
  }
});
