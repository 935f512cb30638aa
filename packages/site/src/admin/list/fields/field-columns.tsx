import { type FieldDescription, isNumberInput, valueAt } from '@croupier/core/forms';
import { fieldText, type GridColumn } from '@croupier/ui/admin';
import { beginningOf } from '../../beginning-of.js';
import styles from './field-columns.module.css';

/** More of a value than a cell shows, in characters. */
const MAX_SHOWN = 120;

/** The columns of the fields with these paths, in their order; a path that no field has is left out. */
export function fieldColumns<Row extends object>(
  fields: readonly FieldDescription[],
  paths: readonly string[],
): GridColumn<Row>[] {
  return paths.flatMap((path) => {
    const field = fields.find((one) => one.path === path);
    if (field === undefined) return [];
    return {
      id: path,
      title: field.title,
      ...(isNumberInput(field) ? { align: 'end' as const } : {}),
      cell: (row) => <FieldCell field={field} value={valueAt(row, path)} />,
    };
  });
}

/** The beginning of a value in words; the whole of it where the pointer rests. */
function FieldCell({ field, value }: { field: FieldDescription; value: unknown }) {
  if (field.kind === 'image' && typeof value === 'string' && value !== '')
    return <img src={value} alt="" className={styles.picture} loading="lazy" />;
  const text = fieldText(field, value);
  if (text.length <= MAX_SHOWN) return <span dir="auto">{text}</span>;
  return (
    <span dir="auto" title={text}>
      {beginningOf(text, MAX_SHOWN)}
    </span>
  );
}
