import { getFieldValue, type Issue, isProblem, issueSentence, Problem, setFieldValue } from '@croupier/core';
import { fieldFlag, parseFieldText } from '../command-line/field-options.js';
import type { Session } from '../session.js';
import { usageProblem } from '../terminal/errors/error-output.js';
import {
  missingOptionProblem,
  type PickListChoice,
  promptChoice,
  promptSuggestion,
  promptText,
} from '../terminal/input/prompts.js';
import type { PromptedField, RecordCommandConfig } from './record-command-config.js';

type FieldPath = Parameters<typeof parseFieldText>[0];
type FieldValues = Record<string, unknown>;

/** Prompts for missing required fields, then for the others. Problem: `usage` if one is missing and nobody can be prompted. */
export async function promptMissingFields<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  session: Session,
  given: FieldValues,
): Promise<{ record: FieldValues; prompted: PromptedField[] }> {
  const blank: Issue[] = [];
  const missingFields = config.promptedFields.filter(({ field, requiredMessage }) => {
    if (requiredMessage === undefined) return false;
    const value = fieldValue(config, given, field);
    // A blank option is an error; a missing option is prompted for.
    if (value === null) blank.push({ path: field, message: requiredMessage });
    return value === undefined;
  });
  if (blank[0] !== undefined) throw new Problem('invalid', blank[0].message, { issues: blank });
  const [first] = missingFields;
  if (!session.canPrompt) {
    if (first?.requiredMessage !== undefined)
      throw missingOptionProblem(first.requiredMessage, fieldFlag(fieldPathOf(config, first.field)));
    if (Object.keys(given).length > 0) return { record: given, prompted: [] };
    throw usageProblem(
      `Say what the ${config.entity.name} is`,
      `Give fields, such as ${config.exampleOption}.`,
    );
  }
  const isBegun = first !== undefined || Object.keys(given).length === 0;
  const record = { ...given };
  const prompted: PromptedField[] = [];
  for (const promptedField of config.promptedFields) {
    const isOpen = fieldValue(config, record, promptedField.field) === undefined;
    if (!isOpen || !(isBegun || missingFields.includes(promptedField))) continue;
    const value = await promptField(config, promptedField, undefined);
    prompted.push(promptedField);
    if (value !== null) setFieldValue(record, fieldPathOf(config, promptedField.field), value);
  }
  return { record, prompted };
}

/**
 * Saves fields, and prompts again for those that were typed and are refused, such as a username that is taken. What is
 * refused for another field, or was not typed, is the Problem that it is.
 */
export async function repromptRejectedFields<T extends { id: string }, R>(
  config: RecordCommandConfig<T>,
  session: Session,
  prompted: readonly PromptedField[],
  fields: FieldValues,
  save: (fields: FieldValues) => Promise<R>,
): Promise<R> {
  const record = { ...fields };
  for (;;) {
    try {
      return await save(record);
    } catch (error) {
      if (!isProblem(error) || !session.canPrompt) throw error;
      const rejected = prompted.filter(({ field }) =>
        error.issues.some(({ path }) => path === fieldPathOf(config, field).path.join('.')),
      );
      if (rejected.length === 0) throw error;
      session.note(error.message);
      for (const promptedField of rejected) {
        const value = await promptField(config, promptedField, undefined);
        setFieldValue(record, fieldPathOf(config, promptedField.field), value);
      }
    }
  }
}

/** Prompts for each field with its current value, and returns those that changed. */
export async function promptCurrentFields<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  before: T,
): Promise<FieldValues> {
  const changes: FieldValues = {};
  for (const promptedField of config.promptedFields) {
    const fieldPath = fieldPathOf(config, promptedField.field);
    const current = getFieldValue(before, fieldPath);
    const value = await promptField(
      config,
      promptedField,
      current === undefined ? '' : fieldPath.field.valueType.format(current),
    );
    if (JSON.stringify(value) !== JSON.stringify(current ?? null)) setFieldValue(changes, fieldPath, value);
  }
  return changes;
}

/** Prompts for a field until the answer is valid. Returns its value; null for a blank answer. */
export async function promptField(
  config: Pick<RecordCommandConfig<never>, 'entity'>,
  { field, question, requiredMessage, defaultAnswer, suggestions }: PromptedField,
  current: string | undefined,
): Promise<unknown> {
  const fieldPath = fieldPathOf(config, field);
  const { fallback, valueType, title } = fieldPath.field;
  const own = fallback === undefined || fallback === '' ? undefined : valueType.format(fallback);
  const offered = current ?? defaultAnswer ?? own;
  const isOptional = requiredMessage === undefined && own === undefined;
  const choices = pickListOf(fieldPath, isOptional);
  const isWrong = (answer: string) => {
    if (answer === '') return requiredMessage;
    const parsed = parseFieldText(fieldPath, answer);
    return 'fault' in parsed ? issueSentence(title, parsed.fault) : undefined;
  };
  const answer =
    choices !== undefined
      ? await promptChoice(question, choices, offered)
      : suggestions !== undefined
        ? await promptSuggestion(question, suggestions, isWrong, offered)
        : await promptText(question, isWrong, offered);
  const parsed = parseFieldText(fieldPath, answer);
  return 'value' in parsed ? parsed.value : null;
}

/** The choices of a field with one of a few values; several can be typed for a list, so it has none. */
function pickListOf(fieldPath: FieldPath, isOptional: boolean): PickListChoice[] | undefined {
  const { choices } = fieldPath.field.valueType;
  const [first] = choices ?? [];
  if (choices === undefined || first === undefined) return undefined;
  const parsed = parseFieldText(fieldPath, first);
  if ('value' in parsed && Array.isArray(parsed.value)) return undefined;
  const listed = choices.map((value) => ({ value, name: value }));
  return isOptional ? [{ value: '', name: '(none)' }, ...listed] : listed;
}

function fieldPathOf({ entity }: Pick<RecordCommandConfig<never>, 'entity'>, field: string) {
  const fieldPath = entity.findField(field);
  if (fieldPath === undefined) throw new Error(`${entity.title} has no field ${field}`);
  return fieldPath;
}

function fieldValue<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  record: FieldValues,
  field: string,
): unknown {
  return getFieldValue(record, fieldPathOf(config, field));
}
