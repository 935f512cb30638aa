import type { ReactNode } from 'react';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { FieldChangeEvent } from '../fields/field-contract.js';

/** The props of a control of a form: texts, state and events. */
export interface FormFieldControlProps {
  /** The id of what takes the focus. */
  id: string;
  /** The path of the field. */
  name: string;
  /** The title of the field. */
  label: string;
  /** Words around the control. */
  labels: LabelsProps['labels'];
  /** Why it cannot be changed, else what helps to fill it in. */
  hint: ReactNode;
  /** What is to be corrected. */
  error: string | undefined;
  /** True where it cannot stay empty. */
  required: boolean;
  /** True where it cannot be changed now. */
  disabled: boolean;
  /** The value, of whatever type the field has: `never` fits every control. */
  value: never;
  /** Takes the new value into the form. */
  onChange: (event: FieldChangeEvent<unknown>) => void;
  /** Checks the field. */
  onBlur: () => void;
}
