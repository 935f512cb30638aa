import { getFieldValue, type Issue, isProblem, issueSentence, Problem, setFieldValue } from '@croupier/core';
import { fieldFlag, parseFieldText } from '../command-line/field-options.js';
import type { Session } from '../session.js';
import { usageProblem } from '../terminal/error-output.js';
import { missingOptionProblem, type PickListChoice, promptChoice, promptText } from '../terminal/prompts.js';
import type { PromptedField, RecordCommandConfig } from './config.js';

type FieldPath = Parameters<typeof parseFieldText>[0];
type FieldValues = Record<string, unknown>;

/** Asks for what a record cannot be without, then for the rest; without a person a lack is a `usage` Problem. */
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
  for (const asked of config.promptedFields) {
    const isOpen = fieldValue(config, record, asked.field) === undefined;
    if (!isOpen || !(isBegun || missingFields.includes(asked))) continue;
    const value = await promptField(config, asked, undefined);
    prompted.push(asked);
    if (value !== null) setFieldValue(record, fieldPathOf(config, asked.field), value);
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
      for (const asked of rejected) {
        const value = await promptField(config, asked, undefined);
        setFieldValue(record, fieldPathOf(config, asked.field), value);
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
  for (const asked of config.promptedFields) {
    const fieldPath = fieldPathOf(config, asked.field);
    const held = getFieldValue(before, fieldPath);
    const value = await promptField(
      config,
      asked,
      held === undefined ? '' : fieldPath.field.valueType.format(held),
    );
    if (JSON.stringify(value) !== JSON.stringify(held ?? null)) setFieldValue(changes, fieldPath, value);
  }
  return changes;
}

async function promptField<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  { field, question, requiredMessage, defaultAnswer: usual }: PromptedField,
  held: string | undefined,
): Promise<unknown> {
  const fieldPath = fieldPathOf(config, field);
  const { fallback, valueType, title } = fieldPath.field;
  const own = fallback === undefined || fallback === '' ? undefined : valueType.format(fallback);
  const offered = held ?? usual ?? own;
  const isOptional = requiredMessage === undefined && own === undefined;
  const choices = pickListOf(fieldPath, isOptional);
  const isWrong = (answer: string) => {
    if (answer === '') return requiredMessage;
    const reading = parseFieldText(fieldPath, answer);
    return 'fault' in reading ? issueSentence(title, reading.fault) : undefined;
  };
  const answer =
    choices === undefined
      ? await promptText(question, isWrong, offered)
      : await promptChoice(question, choices, offered);
  const reading = parseFieldText(fieldPath, answer);
  return 'value' in reading ? reading.value : null;
}

/** The choices of a field with one of a few values; several can be typed for a list, so it has none. */
function pickListOf(fieldPath: FieldPath, isOptional: boolean): PickListChoice[] | undefined {
  const { choices } = fieldPath.field.valueType;
  const [first] = choices ?? [];
  if (choices === undefined || first === undefined) return undefined;
  const reading = parseFieldText(fieldPath, first);
  if ('value' in reading && Array.isArray(reading.value)) return undefined;
  const listed = choices.map((value) => ({ value, name: value }));
  return isOptional ? [{ value: '', name: '(none)' }, ...listed] : listed;
}

function fieldPathOf<T extends { id: string }>({ entity }: RecordCommandConfig<T>, field: string) {
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
