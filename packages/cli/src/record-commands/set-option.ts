import {
  closestMatch,
  type Entity,
  editableFields,
  issueSentence,
  Problem,
  setFieldValue,
} from '@croupier/core';
import type { Command } from 'commander';
import { didYouMean } from '../command-line/did-you-mean.js';
import { parseFieldText } from '../command-line/field-options.js';
import { usageProblem } from '../terminal/error-output.js';

/** The changes of `--set`: values of fields, and items added to or removed from lists. */
export interface FieldAssignments {
  fields: Record<string, unknown>;
  addItems: Record<string, string[]>;
  removeItems: Record<string, string[]>;
}

/** Adds `--set`, which may be repeated. */
export function withSetOption(command: Command): Command {
  return command.option(
    '--set <assignment>',
    'a field and its value, such as isActive=false; licenses+=MGA and licenses-=MGA change a list; may be repeated',
    (assignment: string, before: string[] = []) => [...before, assignment],
  );
}

/** Reads the assignments as the field options are read. Problems: `usage`, `invalid`. */
export function readAssignments(
  entity: Pick<Entity, 'title' | 'fieldPaths' | 'findField'>,
  assignments: readonly string[] = [],
): FieldAssignments {
  const read: FieldAssignments = { fields: {}, addItems: {}, removeItems: {} };
  for (const assignment of assignments) {
    const [, name, operator, text] = /^\s*([\w.-]+?)\s*([+-]?=)([\s\S]*)$/.exec(assignment) ?? [];
    if (name === undefined || text === undefined)
      throw usageProblem(`'${assignment}' is no field with a value`, 'Give it as in --set isActive=false.');
    const fieldPath = entity.findField(name);
    if (fieldPath === undefined || fieldPath.field.system !== undefined) {
      const columns = editableFields(entity).map(({ column }) => column);
      throw usageProblem(
        `${entity.title} has no field '${name}' to set`,
        didYouMean(closestMatch(name, columns)) ?? `Its fields are ${columns.join(', ')}.`,
      );
    }
    const reading = parseFieldText(fieldPath, text.trim());
    if ('fault' in reading) {
      const message = issueSentence(fieldPath.field.title, reading.fault);
      throw new Problem('invalid', message, {
        issues: [{ path: fieldPath.path.join('.'), message, value: text }],
      });
    }
    if (operator === '=') {
      setFieldValue(read.fields, fieldPath, reading.value);
      continue;
    }
    if (!Array.isArray(reading.value))
      throw usageProblem(
        `${fieldPath.field.title} is not a list`,
        `Give its value: --set "${fieldPath.column}=…".`,
      );
    const lists = operator === '+=' ? read.addItems : read.removeItems;
    lists[fieldPath.column] = [...(lists[fieldPath.column] ?? []), ...reading.value];
  }
  return read;
}
