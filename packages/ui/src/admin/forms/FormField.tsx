'use client';

import { type ReactNode, use } from 'react';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { afterPress } from '../fields/after-press.js';
import type { ImageSize } from '../fields/ImageField/resize-image.js';
import { FormLabelsContext } from '../form-labels.js';
import { FieldControl } from './FieldControl.js';
import { descriptionIn, fieldIdOf, useFieldState, useForm } from './form-context.js';
import type { FormFieldControlProps } from './form-field-control.js';

/** The props of a field of a form. */
export interface FormFieldProps extends Omit<RootProps, 'id' | 'onBlur' | 'onChange'> {
  /** The path of the field, such as `bonuses.welcome`. */
  path: string;
  /** The label, in place of the field's title. */
  label?: string | undefined;
  /** The hint, in place of the field's own. */
  hint?: ReactNode;
  /** Called after the field has changed. */
  onChange?: ((value: unknown) => void) | undefined;
  /** Texts that are suggested while typing. */
  suggestions?: readonly string[] | undefined;
  /** The largest size in which the pictures of the field are shown, in pixels. */
  size?: ImageSize | undefined;
  /** Draws another control than that of the field's kind. */
  children?: ((control: FormFieldControlProps) => ReactNode) | undefined;
}

/** One field of the form around it, with the control of its kind. */
export function FormField({
  path,
  label,
  hint,
  onChange,
  suggestions,
  size,
  children,
  ...root
}: FormFieldProps) {
  const { state, formId, loading, lockedFields } = useForm();
  const { field: labels } = use(FormLabelsContext);
  const { value, error } = useFieldState(path);
  const field = descriptionIn(state, path);
  const lock = lockedFields[path];
  const control: FormFieldControlProps = {
    ...rootAttributes(root),
    id: fieldIdOf(formId, path),
    name: path,
    label: label ?? field.title,
    labels,
    hint: lock ?? hint ?? field.help,
    error,
    required: field.presence === 'required',
    disabled: loading || lock !== undefined,
    value: value as never,
    onChange(event) {
      state.set(path, event.target.value);
      onChange?.(event.target.value);
    },
    onBlur: () => afterPress(() => state.check(path)),
  };
  return children?.(control) ?? <FieldControl {...{ field, control, suggestions, size }} />;
}
