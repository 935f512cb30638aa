import {
  type Entity,
  editableFields,
  getFieldValue,
  isNumberInput,
  issueSentence,
  Problem,
  setFieldValue,
} from '@croupier/core';
import type { Command } from 'commander';
import { didYouMean } from '../command-line/did-you-mean.js';
import { hasFieldOption, parseFieldText } from '../command-line/field-options.js';
import { repeatableOption } from '../command-line/options.js';
import { usageProblem } from '../terminal/errors/error-output.js';

/** The changes of `--set`: values of fields, items added to or removed from lists, and what is added to numbers. */
interface FieldAssignments {
  fields: Record<string, unknown>;
  addItems: Record<string, string[]>;
  removeItems: Record<string, string[]>;
  increments: Record<string, number>;
}
type FieldPath = Entity['fieldPaths'][number];

/** Adds `--set`, which may be repeated. */
export function withSetOption(command: Command): Command {
  return command.addOption(
    repeatableOption(
      '--set <assignment>',
      'a field and its value, such as isActive=false; licenses+=MGA and licenses-=MGA change a list, rating+=0.5 a number',
      (assignment, before: string[] = []) => [...before, assignment],
    ),
  );
}

/** Refuses fields that `--set` and an option of their own both set. Problem: `usage`. */
export function requireNoContradiction(
  entity: Pick<Entity, 'fieldPaths'>,
  options: Readonly<Record<string, unknown>>,
  { fields, ...relative }: FieldAssignments,
): void {
  for (const fieldPath of editableFields(entity)) {
    const { column } = fieldPath;
    const isSet =
      getFieldValue(fields, fieldPath) !== undefined ||
      Object.values(relative).some((changes) => Object.hasOwn(changes, column));
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
  const read: FieldAssignments = { fields: {}, addItems: {}, removeItems: {}, increments: {} };
  const setColumns = new Set<string>();
  const listColumns = new Set<string>();
  for (const assignment of assignments) {
    const [, name, operator, text] = /^\s*([\w.-]+?)\s*([+-]?=)([\s\S]*)$/.exec(assignment) ?? [];
    if (name === undefined || text === undefined)
      throw usageProblem(`'${assignment}' is no field with a value`, 'Give it as in --set isActive=false.');
    const fieldPath = requireEditableField(entity, name);
    const { column } = fieldPath;
    const isList = operator !== '=' && !isNumberInput(fieldPath.field.valueType.input);
    if (setColumns.has(column) || (!isList && listColumns.has(column))) throw contradictionProblem(column);
    (isList ? listColumns : setColumns).add(column);
    if (operator === '=') setFieldValue(read.fields, fieldPath, readValue(fieldPath, text));
    else if (isList) addItems(operator === '+=' ? read.addItems : read.removeItems, fieldPath, text);
    else read.increments[column] = readNumber(fieldPath, text) * (operator === '+=' ? 1 : -1);
  }
  return read;
}

function requireEditableField(
  entity: Pick<Entity, 'title' | 'fieldPaths' | 'findField'>,
  name: string,
): FieldPath {
  const fieldPath = entity.findField(name);
  if (fieldPath !== undefined && fieldPath.field.system === undefined) return fieldPath;
  const columns = editableFields(entity).map(({ column }) => column);
  throw usageProblem(
    `${entity.title} has no field '${name}' to set`,
    didYouMean(name, columns) ?? `Its fields are ${columns.join(', ')}.`,
  );
}

function addItems(lists: Record<string, string[]>, fieldPath: FieldPath, text: string): void {
  const { column, field } = fieldPath;
  const items = readValue(fieldPath, text);
  if (!Array.isArray(items))
    throw usageProblem(
      `${field.title} is neither a list nor a number`,
      `Give its value: --set "${column}=…".`,
    );
  lists[column] = [...(lists[column] ?? []), ...items];
}

function readNumber(fieldPath: FieldPath, text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(number)) return number;
  throw invalidValueProblem(fieldPath, 'must be a number', text);
}

function readValue(fieldPath: FieldPath, text: string): unknown {
  const reading = parseFieldText(fieldPath, text.trim());
  if ('value' in reading) return reading.value;
  throw invalidValueProblem(fieldPath, reading.fault, text);
}

function invalidValueProblem({ field, path }: FieldPath, fault: string, value: string): Problem {
  const message = issueSentence(field.title, fault);
  return new Problem('invalid', message, { issues: [{ path: path.join('.'), message, value }] });
}
