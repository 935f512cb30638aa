import type { FieldProps } from '../../parts/Field/Field.js';

type FieldFrame = Pick<
  FieldProps,
  'label' | 'labels' | 'hidesLabel' | 'hint' | 'error' | 'className' | 'id' | 'required'
>;

/** What `Field` takes of the props of a field: its words, its id and its class. */
export function fieldFrame(props: FieldFrame): FieldFrame {
  const { label, labels, hidesLabel, hint, error, className, id, required } = props;
  return { label, labels, hidesLabel, hint, error, className, id, required };
}
