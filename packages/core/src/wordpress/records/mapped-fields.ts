import { cellType, requireFields } from '../../csv/table.js';
import { collections } from '../../model/collections.js';
import { type Entity, type FieldPath, setFieldValue } from '../../model/entity.js';
import { plainText } from '../../values/html/plain-text.js';
import { readableText } from '../../values/html/readable-text.js';
import { isListType } from '../../values/list.js';
import type { AddressBook } from '../addresses/address-book.js';
import type { WxrItem } from '../reading/wxr-item.js';
import { metaTexts } from './item-terms.js';
import type { OldSite } from './old-site.js';
import type { Row } from './row.js';
import type { TypeRule } from './type-map.js';

/** Reads the fields that a rule takes from custom fields and terms. */
export interface MappedFields {
  /** Writes them into a row; what no value of a field is made of is told and left out. */
  fill(row: Row, item: Pick<WxrItem, 'meta' | 'terms'>, onLeftOut: (name: string) => void): void;
}

/** The fields of a rule. Problem: `usage` for a column that its collection does not have. */
export function mappedFields(
  rule: TypeRule,
  site: Pick<OldSite, 'pictures' | 'titles'>,
  { wholePicture }: Pick<AddressBook, 'wholePicture'>,
): MappedFields {
  const pictureOf = (text: string) => {
    const address = site.pictures.get(text)?.url;
    return address === undefined ? undefined : wholePicture(address).src;
  };
  const entity = collections[rule.as] as unknown as Entity;
  const { fields = {} } = rule;
  const fieldPaths = requireFields(entity, Object.keys(fields));
  const fromFields = Object.values(fields).map((keys, i) => [fieldPaths[i] as FieldPath, keys] as const);
  const fromTerms = Object.entries(rule.taxonomies ?? {}).map(([taxonomy, column]) => {
    return [requireFields(entity, [column])[0] as FieldPath, taxonomy] as const;
  });
  const put = (row: Row, fieldPath: FieldPath, texts: readonly string[]) => {
    const text = cellText(fieldPath, texts, { pictureOf, titles: site.titles });
    if (text === '') return true;
    const reading = cellType(fieldPath, rule.scale ?? 10).parse(text);
    if ('fault' in reading) return false;
    setFieldValue(row, fieldPath, reading.value);
    return true;
  };
  return {
    fill(row, { meta, terms }, onLeftOut) {
      for (const [fieldPath, taxonomy] of fromTerms) {
        const names = terms.filter((term) => term.taxonomy === taxonomy).map(({ name }) => name);
        if (!put(row, fieldPath, names)) onLeftOut(taxonomy);
      }
      for (const [fieldPath, keys] of fromFields) {
        const key = keys.find((one) => meta.get(one)?.trim());
        const isRead = key === undefined || put(row, fieldPath, metaTexts(meta.get(key)?.trim() ?? ''));
        if (!isRead) onLeftOut(key);
      }
    },
  };
}

/** The texts of a custom field as a cell of a file has them. */
function cellText(
  { column, field }: FieldPath,
  texts: readonly string[],
  { pictureOf, titles }: Pick<OldSite, 'titles'> & { pictureOf(id: string): string | undefined },
): string {
  const { input } = field.valueType;
  if (isListType(field.valueType)) {
    const items = texts.flatMap((text) => pictureOf(text) ?? readableText(text).split('\n'));
    return items.map((item) => `${item.replaceAll('|', '/')}|`).join('');
  }
  const [text = ''] = texts;
  if (input.kind === 'image') return pictureOf(text) ?? text;
  // A bonus names its casino by the number of its item.
  if (column === 'casino') return titles.get(text) ?? plainText(text);
  if (input.kind === 'date') return text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  if (input.kind === 'html') return text;
  return input.kind === 'multi-line' ? readableText(text) : plainText(text);
}
