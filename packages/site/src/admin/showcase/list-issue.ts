import { adminShowcaseLabels } from '@croupier/core/messages';
import type { FormIssue } from '@croupier/ui/admin';
import type { ItemShape } from './item-shapes.js';
import { shapeAt, showcaseFields } from './showcase-fields.js';

const { numbered } = adminShowcaseLabels;

/** What was refused of an item within a list, as an issue of the list that names the item and its field. */
export function issueOfList({ path = '', message }: FormIssue): FormIssue {
  const field = showcaseFields.find((one) => path === one.path || path.startsWith(`${one.path}.`));
  if (field === undefined) return path === '' ? { message } : { path, message };
  const steps = path
    .slice(field.path.length + 1)
    .split('.')
    .filter(Boolean);
  const fault = message.replace(`${path}: `, '');
  return { path: field.path, message: [...partsOf(shapeAt(field.path), steps), fault].join(', ') };
}

/** Where an item stands, in words: `Chart 1, Bar 2, Value`. */
function partsOf(shape: ItemShape | undefined, [index, name, ...rest]: readonly string[]): string[] {
  if (index === undefined) return [];
  const item = numbered(shape?.item ?? '', Number(index) + 1, '').trim();
  const field = shape?.fields.find((one) => one.name === name);
  if (field === undefined) return [item];
  return field.kind === 'items' && rest.length > 0
    ? [item, ...partsOf(field.shape, rest)]
    : [item, field.label];
}
