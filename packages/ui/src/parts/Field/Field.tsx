import { componentLabels } from '@croupier/core/messages';
import { type ReactNode, useId } from 'react';
import { type ClassNameProps, classNames } from '../class-names.js';
import styles from './Field.module.css';

/** The words around a control. */
export interface FieldTextProps {
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
export interface FieldControlProps {
  /** The control's id, which the label refers to. */
  id: string;
  /** The control's class. */
  className: string;
  /** Set where the field must be filled in. */
  required: boolean | undefined;
  /** The ids of the hint and the error. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
}

/** The props of a field. */
export interface FieldProps extends FieldTextProps, ClassNameProps {
  /** The control's id; made where none is given. */
  id?: string | undefined;
  /** True where it cannot stay empty. */
  required?: boolean | undefined;
  /** The control, given what it needs to be named and described. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, hint and error around any control, and joined to it. */
export function Field({ label, hidesLabel = false, hint, error, required, className, ...rest }: FieldProps) {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  const hintId = hasContent(hint) ? `${id}-hint` : undefined;
  const errorId = hasContent(error) ? `${id}-error` : undefined;
  return (
    <div className={classNames(styles.root, className)}>
      <label id={labelId(id)} htmlFor={id} className={hidesLabel ? 'cr-visually-hidden' : styles.label}>
        {label}
        {required ? (
          <span className={styles.required} aria-hidden="true">
            {componentLabels.parts.required}
          </span>
        ) : null}
      </label>
      {hintId === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {rest.children({
        id,
        className: styles.control as string,
        required,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': errorId === undefined ? undefined : true,
      })}
      {errorId === undefined ? null : (
        <p id={errorId} className={styles.error}>
          <span className="cr-visually-hidden">{componentLabels.parts.error} </span>
          {error}
        </p>
      )}
    </div>
  );
}

/** The id of the label of a control, for what else it names. */
export function labelId(id: string): string {
  return `${id}-label`;
}

function hasContent(content: ReactNode): boolean {
  return content !== undefined && content !== null && content !== false && content !== '';
}
