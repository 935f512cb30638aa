import { type Entity, type FieldPath, getFieldValue } from '../../model/entity.js';
import type { Warning } from '../../warning.js';
import { collectDeceptiveLinks, deceptiveLinkWarnings, findDeceptiveLinks } from './deceptive-links.js';
import { collectInlinePictures, inlinePictureWarnings } from './inline-picture-warnings.js';
import { collectRemovedHtml, htmlFieldsOf, removedHtmlWarnings } from './removed-html.js';

type Fields = Pick<Entity, 'fieldPaths'>;

/**
 * What there is to know about the fields that were given to a record or several: what was removed from their HTML, what
 * deceives in their links, and which pictures stand in them.
 */
export function contentWarnings(
  entity: Fields,
  given: Readonly<Record<string, unknown>>,
  records: readonly object[],
): Warning[] {
  return [
    ...removedHtmlWarnings(entity, given, records),
    ...deceptiveLinkWarnings(entity, given, records),
    ...inlinePictureWarnings(entity, given, records),
  ];
}

/** Collects the same over the rows of a file. */
export function collectContentWarnings(entity: Fields) {
  const removedHtml = collectRemovedHtml();
  const deceptiveLinks = collectDeceptiveLinks();
  const inlinePictures = collectInlinePictures(entity);
  const htmlFields = htmlFieldsOf(entity);
  return {
    /** Looks at the record of a row; `given` reads a field of the row. */
    add(
      { action, after }: { action: string; after: object },
      given: (field: FieldPath) => unknown,
      place: string,
    ): void {
      for (const field of htmlFields)
        removedHtml.add(field, given(field), getFieldValue(after, field), place);
      if (action === 'unchanged') return;
      deceptiveLinks.addAll(findDeceptiveLinks(entity, after), place);
      inlinePictures.add(after, (field) => (given(field) ?? '') !== '', place);
    },
    warnings: (): Warning[] => [
      ...removedHtml.warnings(),
      ...deceptiveLinks.warnings(),
      ...inlinePictures.warnings(),
    ],
  };
}
