import type { HtmlFault } from '../../html/html-fault.js';
import { findHtmlFaults } from '../../html/html-faults.js';
import { type Entity, type FieldPath, getFieldValue } from '../../model/entity.js';
import { hasDisallowedCharacter } from '../../values/text/text-characters.js';
import { type Warning, warning } from '../../warning.js';

/** The faults for which something is removed. */
const REMOVING: ReadonlySet<HtmlFault['reason']> = new Set([
  'element',
  'element-with-content',
  'attribute',
  'style',
  'address',
  'character',
]);

interface RemovedFromField {
  title: string;
  /** How often, by what it is. */
  counts: Map<string, number>;
  /** Where it was found first. */
  first: string;
}

/** The fields of an entity that hold HTML. */
export function htmlFieldsOf({ fieldPaths }: Pick<Entity, 'fieldPaths'>): FieldPath[] {
  return fieldPaths.filter(({ field }) => field.valueType.input.kind === 'html');
}

/** Collects what was removed from the HTML that was given, field by field, since only the rest is stored. */
export function collectRemovedHtml() {
  const fields = new Map<string, RemovedFromField>();
  /** Compares a text with what is stored of it; `place` says where it came from, else its line is told. */
  const add = ({ column, field }: FieldPath, given: unknown, stored: unknown, place?: string): void => {
    if (typeof given !== 'string' || given.trim() === stored) return;
    if (!/[<&]/.test(given) && !hasDisallowedCharacter(given)) return;
    for (const { reason, name, line } of findHtmlFaults(given)) {
      if (!REMOVING.has(reason)) continue;
      const known = fields.get(column) ?? {
        title: field.title,
        counts: new Map<string, number>(),
        first: place ?? `line ${line}`,
      };
      fields.set(column, known);
      const what = removedText(reason, name);
      known.counts.set(what, (known.counts.get(what) ?? 0) + 1);
    }
  };
  return {
    add,
    /** Compares every field of an entity that holds HTML with what is stored of it. */
    addAll(entity: Pick<Entity, 'fieldPaths'>, given: object, stored: object, place?: string): void {
      for (const fieldPath of htmlFieldsOf(entity))
        add(fieldPath, getFieldValue(given, fieldPath), getFieldValue(stored, fieldPath), place);
    },
    warnings: (): Warning[] =>
      [...fields.values()].map(({ title, counts, first }) =>
        warning('html.removed', {
          field: title,
          removed: [...counts].map(([what, count]) => ({ what, count })),
          first,
        }),
      ),
  };
}

/** What was removed from the HTML of fields that were given to one record or several. */
export function removedHtmlWarnings(
  entity: Pick<Entity, 'fieldPaths'>,
  given: Readonly<Record<string, unknown>>,
  records: readonly object[],
): Warning[] {
  const removed = collectRemovedHtml();
  const [record] = records;
  if (record === undefined) return [];
  removed.addAll(entity, given, record);
  return removed.warnings();
}

function removedText(reason: HtmlFault['reason'], name: string): string {
  switch (reason) {
    case 'element':
      return `<${name}>`;
    case 'element-with-content':
      return `<${name}> with its content`;
    case 'style':
      return `the style '${name}'`;
    case 'character':
      return `the control character ${name}`;
    case 'address':
      return `the address of '${name}'`;
    default:
      return `the attribute '${name}'`;
  }
}
