import { completeLabels, englishFieldLabels } from '@croupier/core/messages';
import type { ComponentProps } from 'react';
import { Field, type FieldTextProps } from '../Field/Field.js';
import styles from './TextField.module.css';

/** The props of a text field; other attributes go to its `<input>`. */
export interface TextFieldProps extends FieldTextProps, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The type of the input; `text` by default. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | undefined;
}

/** One line of text. A password can be shown and hidden again where the page's script runs. */
export function TextField({
  label,
  hidesLabel,
  hint,
  error,
  className,
  labels,
  type = 'text',
  ...input
}: TextFieldProps) {
  const words = completeLabels(englishFieldLabels(), labels);
  const fieldText = { label, hidesLabel, hint, error, className, labels };
  return (
    <Field {...fieldText} id={input.id} required={input.required}>
      {(control) =>
        type === 'password' ? (
          <span className={styles.row}>
            <input {...input} {...control} type={type} />
            <button
              type="button"
              className={styles.reveal}
              data-croupier-reveal={control.id}
              aria-controls={control.id}
              aria-pressed="false"
            >
              {words.show}
              <span className="cr-visually-hidden"> {words.passwordToShow}</span>
            </button>
          </span>
        ) : (
          <input dir="auto" {...input} {...control} type={type} />
        )
      }
    </Field>
  );
}
