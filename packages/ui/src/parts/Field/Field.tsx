import { labels } from '@croupier/core/messages';
import { type ReactNode, useId } from 'react';
import { type Classed, classes } from '../classes.js';
import styles from './Field.module.css';

/** The words around a control. */
export interface FieldWords {
  /** Names the control; always there, if only to be heard. */
  label: ReactNode;
  /** The label is heard, but not seen: for a search box, or a cell of a table. */
  hidesLabel?: boolean | undefined;
  /** Stands between label and control. */
  hint?: ReactNode;
  /** What is wrong with the value, in words that say how to put it right. */
  error?: ReactNode;
}

/** What joins a control to the words around it; goes on the control. */
export interface FieldControl {
  id: string;
  className: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The props of a field. */
export interface FieldProps extends FieldWords, Classed {
  /** The control's id; made where none is given. */
  id?: string | undefined;
  /** True where it cannot stay empty. */
  required?: boolean | undefined;
  /** The control, given what it needs to be named and described. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around any control, and joined to it. */
export function Field({ label, hidesLabel = false, hint, error, required, className, ...rest }: FieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  const hinted = isThere(hint) ? `${id}-hint` : undefined;
  const wrong = isThere(error) ? `${id}-error` : undefined;
  return (
    <div className={classes(styles.root, className)}>
      <label id={labelOf(id)} htmlFor={id} className={hidesLabel ? 'cr-unseen' : styles.label}>
        {label}
        {required ? (
          <span className={styles.required} aria-hidden="true">
            {labels.parts.required}
          </span>
        ) : null}
      </label>
      {hinted === undefined ? null : (
        <p id={hinted} className={styles.hint}>
          {hint}
        </p>
      )}
      {rest.children({
        id,
        className: styles.control as string,
        required,
        'aria-describedby': [hinted, wrong].filter(Boolean).join(' ') || undefined,
        'aria-invalid': wrong === undefined ? undefined : true,
      })}
      {wrong === undefined ? null : (
        <p id={wrong} className={styles.error}>
          <span className="cr-unseen">{labels.parts.error} </span>
          {error}
        </p>
      )}
    </div>
  );
}

/** The id of the label of a control, for what else it names. */
export function labelOf(id: string): string {
  return `${id}-label`;
}

function isThere(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== '';
}
