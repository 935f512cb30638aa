import { isNumberInput } from '../../values/input-kind.js';
import { numbersIn } from '../../values/text/number-text.js';
import type { ValueType } from '../../values/value-type.js';
import { type Warning, warning } from '../../warning.js';
import { readCellText, type TableColumn } from '../table.js';

const PERCENT = /^(-?[\d.,]+)\s*%$/;
const DECIMAL_COMMA = /^-?(\d+|\d{1,3}(\.\d{3})+),(\d{1,2}|\d{4,})$/;
const DECIMAL_POINT = /^-?(\d+|\d{1,3}(,\d{3})+)\.(\d{1,2}|\d{4,})$/;

/** Columns whose cells are read as the column writes them as a whole, and what that says. */
export interface ColumnsAsWritten {
  columns: TableColumn[];
  warnings(): Warning[];
}

/**
 * Looks at the first rows for how columns write numbers: as percentages, which ratings take of their highest; or with
 * decimal commas, so that `1,234` is clear.
 */
export function numberColumns(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): ColumnsAsWritten {
  const said = new Map<string, Warning>();
  const say = (header: string, one: Warning) => {
    if (!said.has(header)) said.set(header, one);
  };
  return {
    columns: columns.map((column) => {
      const { index, header, valueType } = column;
      if (!isNumberInput(valueType.input)) return column;
      const texts = rows.map((cells) => readCellText(cells[index] ?? '')).filter((text) => text !== '');
      const isPercent = texts.length > 0 && texts.every((text) => PERCENT.test(text));
      const numbers = texts.map((text) => text.replace(PERCENT, '$1'));
      const hasComma =
        numbers.some((text) => DECIMAL_COMMA.test(text)) && !numbers.some((text) => DECIMAL_POINT.test(text));
      if (!isPercent && !hasComma) return column;
      const clear = (text: string) => {
        const plain = hasComma ? text.replaceAll('.', '').replace(',', '.') : text;
        if (hasComma && numbersIn(text).length > 1)
          say(header, warning('column.decimal-commas', { column: header, text, number: plain }));
        return plain;
      };
      return {
        ...column,
        valueType: isPercent ? ofPercent(valueType, header, clear, say) : withTextsAs(valueType, clear),
      };
    }),
    warnings: () => [...said.values()],
  };
}

type AnyType = ValueType<unknown, unknown>;

/** A type that reads what `textOf` makes of a text. */
export function withTextsAs(type: AnyType, textOf: (text: string) => string): AnyType {
  return { ...type, schema: type.schema, parse: (text) => type.parse(textOf(text)) };
}

function ofPercent(
  type: AnyType,
  header: string,
  clear: (text: string) => string,
  say: (header: string, one: Warning) => void,
): AnyType {
  const isRating = type.input.kind !== 'number';
  const highest = 'max' in type.input ? type.input.max : 100;
  return {
    ...type,
    schema: type.schema,
    parse(text) {
      const written = PERCENT.exec(text)?.[1];
      if (written === undefined) return { fault: 'must be a percentage, as the others of its column are' };
      const [number] = numbersIn(clear(written));
      if (number === undefined) return type.parse(text);
      const value = isRating ? String(Number(((number / 100) * highest).toFixed(6))) : String(number);
      say(header, warning('column.percentages', { column: header, text, number: value }));
      return type.parse(value);
    },
  };
}
