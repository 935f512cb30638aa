import {
  type Entity,
  editableFields,
  getFieldValue,
  issueSentence,
  Problem,
  setFieldValue,
} from '@croupier/core';
import type { Command } from 'commander';
import { didYouMean } from '../command-line/did-you-mean.js';
import { hasFieldOption, parseFieldText } from '../command-line/field-options.js';
import { repeatableOption } from '../command-line/options.js';
import { usageProblem } from '../terminal/errors/error-output.js';

/** The changes of `--set`: values of fields, and items added to or removed from lists. */
interface FieldAssignments {
  fields: Record<string, unknown>;
  addItems: Record<string, string[]>;
  removeItems: Record<string, string[]>;
}

/** Adds `--set`, which may be repeated. */
export function withSetOption(command: Command): Command {
  return command.addOption(
    repeatableOption(
      '--set <assignment>',
      'a field and its value, such as isActive=false; licenses+=MGA and licenses-=MGA change a list',
      (assignment, before: string[] = []) => [...before, assignment],
    ),
  );
}

/** Refuses fields that `--set` and an option of their own both set. Problem: `usage`. */
export function requireNoContradiction(
  entity: Pick<Entity, 'fieldPaths'>,
  options: Readonly<Record<string, unknown>>,
  { fields, addItems, removeItems }: FieldAssignments,
): void {
  for (const fieldPath of editableFields(entity)) {
    const { column } = fieldPath;
    const isSet =
      getFieldValue(fields, fieldPath) !== undefined ||
      Object.hasOwn(addItems, column) ||
      Object.hasOwn(removeItems, column);
    if (isSet && hasFieldOption(fieldPath, options)) throw contradictionProblem(column);
  }
}

function contradictionProblem(column: string): Error {
  return usageProblem(`${column} is set twice`, 'Say once what it becomes.');
}

/** Reads the assignments as the field options are read. Problems: `usage`, `invalid`. */
export function readAssignments(
  entity: Pick<Entity, 'title' | 'fieldPaths' | 'findField'>,
  assignments: readonly string[] = [],
): FieldAssignments {
  const read: FieldAssignments = { fields: {}, addItems: {}, removeItems: {} };
  const setColumns = new Set<string>();
  const listColumns = new Set<string>();
  for (const assignment of assignments) {
    const [, name, operator, text] = /^\s*([\w.-]+?)\s*([+-]?=)([\s\S]*)$/.exec(assignment) ?? [];
    if (name === undefined || text === undefined)
      throw usageProblem(`'${assignment}' is no field with a value`, 'Give it as in --set isActive=false.');
    const fieldPath = entity.findField(name);
    if (fieldPath === undefined || fieldPath.field.system !== undefined) {
      const columns = editableFields(entity).map(({ column }) => column);
      throw usageProblem(
        `${entity.title} has no field '${name}' to set`,
        didYouMean(name, columns) ?? `Its fields are ${columns.join(', ')}.`,
      );
    }
    const reading = parseFieldText(fieldPath, text.trim());
    if ('fault' in reading) {
      const message = issueSentence(fieldPath.field.title, reading.fault);
      throw new Problem('invalid', message, {
        issues: [{ path: fieldPath.path.join('.'), message, value: text }],
      });
    }
    const { column } = fieldPath;
    const isTwice = setColumns.has(column) || (operator === '=' && listColumns.has(column));
    if (isTwice) throw contradictionProblem(column);
    (operator === '=' ? setColumns : listColumns).add(column);
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
