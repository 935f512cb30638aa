import { type Entity, editableFields, isListType } from '@croupier/core';
import { optionKey } from '../command-line/field-options.js';
import { usageProblem } from '../terminal/errors/error-output.js';

/**
 * The options with lists of which each item has a sign as assignments of `--set`: `--countries +CA,-US` adds one and takes one
 * away. Problem: `usage` where only some items have a sign.
 */
export function signedListsAsAssignments<O extends Readonly<Record<string, unknown>>>(
  entity: Pick<Entity, 'fieldPaths'>,
  options: O,
): { options: O; assignments: string[] } {
  const others: Record<string, unknown> = { ...options };
  const assignments: string[] = [];
  for (const fieldPath of editableFields(entity)) {
    const { field, column } = fieldPath;
    const key = optionKey(fieldPath);
    const text = options[key];
    if (typeof text !== 'string' || !isListType(field.valueType)) continue;
    const items = text.split(text.includes('|') ? '|' : ',').flatMap((item) => item.trim() || []);
    const signed = items.filter((item) => /^[+-]\S/.test(item));
    if (signed.length === 0) continue;
    if (signed.length < items.length)
      throw usageProblem(
        `Only some items of ${field.title} have a sign: ${text}`,
        'Give all of them + or -, or none, and then they are the whole list.',
      );
    delete others[key];
    assignments.push(...signed.map((item) => `${column}${item.charAt(0)}=${item.slice(1)}|`));
  }
  return { options: others as O, assignments };
}
