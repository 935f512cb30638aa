'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { type Ref, useId } from 'react';
import { Notice } from '../../../parts/Notice/Notice.js';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { useFormLabels } from '../../form-labels.js';
import styles from './ErrorSummary.module.css';

/** Something to correct, and the field that it is about. */
export interface SummarizedError {
  message: string;
  /** The id of the field; without it the line leads nowhere. */
  fieldId?: string | undefined;
}

/** The props of a summary of errors. */
export interface ErrorSummaryProps extends Omit<RootProps, 'onSelect'> {
  /** What there is to correct, in the order of the fields. */
  errors: readonly SummarizedError[];
  /** Brings a field into view, where it is not in the page yet; by default it is there and gets the focus. */
  onSelect?: ((error: SummarizedError) => void) | undefined;
  /** Given the summary, for an app that moves the focus to it. */
  ref?: Ref<HTMLElement> | undefined;
}

/** All that a form has to complain of, above its fields; each line leads to its field. Nothing where there is nothing. */
export function ErrorSummary({ errors, onSelect = focusField, ref, ...root }: ErrorSummaryProps) {
  const id = useId();
  const labels = useFormLabels('form', adminFormLabels.form);
  if (errors.length === 0) return null;
  const inFields = errors.filter(({ fieldId }) => fieldId !== undefined).length;
  const title = inFields === 0 ? labels.unfinished : labels.faults(inFields);
  return (
    <section {...rootAttributes(root)} ref={ref} tabIndex={-1} aria-labelledby={id}>
      <Notice tone="poor" title={<span id={id}>{title}</span>} isLive>
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={`${error.fieldId} ${error.message}`} dir="auto">
              {error.fieldId === undefined ? (
                error.message
              ) : (
                <a
                  href={`#${error.fieldId}`}
                  className={styles.link}
                  onClick={(event) => {
                    event.preventDefault();
                    onSelect(error);
                  }}
                >
                  {error.message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

/** Moves the focus to the field of an error. */
export function focusField({ fieldId }: SummarizedError): void {
  if (fieldId !== undefined) document.getElementById(fieldId)?.focus();
}
