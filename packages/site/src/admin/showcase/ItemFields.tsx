import { NumberField, TextAreaField, TextField, TextListField } from '@croupier/ui/admin';
import type { ReactNode } from 'react';
import styles from './ItemList.module.css';
import type { Item, ItemField, ItemShape } from './item-shapes.js';

/** The props of the fields of an item. */
interface ItemFieldsProps {
  /** Which item it is, for screen readers. */
  legend: string;
  shape: ItemShape;
  value: Item;
  onChange: (value: Item) => void;
  disabled: boolean;
  /** Draws a list within the item. */
  renderItems: (list: InnerList) => ReactNode;
}

/** A list within an item. */
interface InnerList {
  shape: ItemShape;
  value: readonly Item[];
  onChange: (value: readonly Item[]) => void;
}

/** The fields of one item of a list. */
export function ItemFields({ legend, shape, value, onChange, disabled, renderItems }: ItemFieldsProps) {
  return (
    <fieldset className={styles.fields}>
      <legend className="cr-visually-hidden">{legend}</legend>
      {shape.fields.map((field) => (
        <div key={field.name} className={isWide(field, shape) ? styles.wide : undefined}>
          <ItemControl
            field={field}
            value={value[field.name]}
            disabled={disabled}
            renderItems={renderItems}
            onChange={(next) => onChange({ ...value, [field.name]: next })}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface ItemControlProps {
  field: ItemField;
  value: unknown;
  onChange: (value: unknown) => void;
  disabled: boolean;
  renderItems: ItemFieldsProps['renderItems'];
}

function ItemControl({ field, value, onChange, disabled, renderItems }: ItemControlProps) {
  const control = { label: field.label, disabled };
  const take = ({ target }: { target: { value: unknown } }) => onChange(target.value);
  switch (field.kind) {
    case 'number':
      return (
        <NumberField
          {...control}
          min={field.min}
          max={field.max}
          allowsOutOfRange
          value={value as number | null}
          onChange={take}
        />
      );
    case 'texts':
      return <TextListField {...control} value={value as string[]} onChange={take} />;
    case 'items':
      return renderItems({ shape: field.shape, value: value as Item[], onChange });
    case 'lines':
      return <TextAreaField {...control} value={String(value ?? '')} onChange={take} />;
    default:
      return <TextField {...control} dir="auto" value={String(value ?? '')} onChange={take} />;
  }
}

function isWide({ kind, name }: ItemField, { isFolded, namedBy }: ItemShape): boolean {
  if (isFolded && name === namedBy) return true;
  return kind === 'lines' || kind === 'texts' || kind === 'items';
}
