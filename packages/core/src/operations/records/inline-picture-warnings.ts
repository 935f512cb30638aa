import { type Entity, type FieldPath, getFieldValue } from '../../model/entity.js';
import { inlinePicturesIn } from '../../values/html/inline-pictures.js';
import { type Warning, warning } from '../../warning.js';

const KINDS: ReadonlySet<string> = new Set(['html', 'image', 'image-list']);

/** Collects the pictures that stand in records themselves, where a library would keep them. */
export function collectInlinePictures({ fieldPaths }: Pick<Entity, 'fieldPaths'>) {
  const fields = fieldPaths.filter(({ field }) => KINDS.has(field.valueType.input.kind));
  let count = 0;
  let bytes = 0;
  let first: string | undefined;
  return {
    /** Looks at the fields of a record that were given; `place` says where it came from. */
    add(record: object, isGiven: (field: FieldPath) => boolean, place?: string): void {
      for (const one of fields) {
        const found = inlinePicturesIn(getFieldValue(record, one));
        if (found.length === 0 || !isGiven(one)) continue;
        count += found.length;
        bytes += found.reduce((sum, { length }) => sum + length, 0);
        first ??= place === undefined ? one.field.title : `${one.field.title} of ${place}`;
      }
    },
    warnings: (): Warning[] =>
      first === undefined
        ? []
        : [warning('pictures.inline', { count, kilobytes: Math.ceil(bytes / 1_000), first })],
  };
}

/** The pictures that stand in the fields that were given to a record or several. */
export function inlinePictureWarnings(
  entity: Pick<Entity, 'fieldPaths'>,
  given: Readonly<Record<string, unknown>>,
  [record]: readonly object[],
): Warning[] {
  if (record === undefined) return [];
  const pictures = collectInlinePictures(entity);
  pictures.add(record, (field) => getFieldValue(given, field) !== undefined);
  return pictures.warnings();
}
