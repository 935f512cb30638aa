'use client';

import { numbersIn, unclearNumberFault } from '@croupier/core/forms';
import { adminFormLabels, componentLabels } from '@croupier/core/messages';
import { Minus, Plus } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import { type FormWords, useFormLabels } from '../../form-labels.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';
import styles from './NumberField.module.css';

/** A number; null where the field is empty, and the text itself where it says no number or could say two. */
export type NumberFieldValue = number | string | null;

/** The props of a field for a number. */
export interface NumberFieldProps extends FieldTextProps, ClassNameProps, FieldContract<NumberFieldValue> {
  /** The least that is allowed. */
  min?: number | string | undefined;
  /** The most that is allowed. */
  max?: number | string | undefined;
  /** What the arrow keys and the two buttons add; 1 by default. */
  step?: number | undefined;
  /** Leaves a typed number that is out of range as it is, for the form to complain of. */
  allowsOutOfRange?: boolean | undefined;
  /** Seen behind the number, such as its unit. */
  after?: ReactNode;
}

/**
 * A number, with a decimal point or comma. Arrow keys and two buttons count, and what is out of range is brought into
 * it. A text that is no clear number stays, and is said.
 */
export function NumberField({
  min,
  max,
  step = 1,
  allowsOutOfRange = false,
  after,
  ...props
}: NumberFieldProps) {
  const { error, name, disabled = false } = props;
  const labels = useFormLabels('number', adminFormLabels.number);
  const controls = useFormLabels('controls', componentLabels.admin);
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<NumberFieldValue>(props, null, input);
  // The text while it is typed: `8,` is on its way to a number, and `8.50` is one already.
  const [typed, setTyped] = useState<string>();
  const clamp = (number: number) =>
    Math.min(Math.max(number, Number(min ?? -Infinity)), Number(max ?? Infinity));
  const accept = (next: NumberFieldValue) =>
    change(typeof next === 'number' && !allowsOutOfRange ? clamp(next) : next);
  const count = (steps: number) => {
    setTyped(undefined);
    const start = typeof value === 'number' ? value : 0;
    change(clamp(withoutFloatError(start + steps * step)));
  };
  const fault = typed === undefined && typeof value === 'string' ? faultIn(value, labels) : undefined;

  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps === undefined || disabled) return;
    event.preventDefault();
    count(steps);
  }
  const leaveProps = {
    onBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) setTyped(undefined);
      blurProps.onBlur(event);
    },
  };
  const stepProps = (steps: number) => ({
    type: 'button' as const,
    tabIndex: -1,
    className: styles.step,
    disabled,
    onMouseDown: keepFocus,
    onClick: () => count(steps),
  });

  return (
    <Field {...fieldFrame(props)} error={error || fault}>
      {({ className: controlClass, ...control }) => (
        <div className={styles.group} {...leaveProps}>
          <input
            {...attributes}
            {...control}
            ref={input}
            type="text"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            disabled={disabled}
            className={classNames(controlClass, styles.input)}
            value={typed ?? String(value ?? '')}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              accept(readTyped(currentTarget.value));
            }}
            onKeyDown={onKeyDown}
          />
          <button {...stepProps(-1)} aria-label={controls.less}>
            <Minus aria-hidden="true" className={styles.icon} />
          </button>
          <button {...stepProps(1)} aria-label={controls.more}>
            <Plus aria-hidden="true" className={styles.icon} />
          </button>
          {after === undefined ? null : <span className={styles.after}>{after}</span>}
          <SubmittedValue name={name} value={String(value ?? '')} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}

function readTyped(text: string): NumberFieldValue {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [number, other] = numbersIn(trimmed);
  return number === undefined || other !== undefined ? trimmed : number;
}

function faultIn(text: string, labels: FormWords['number']): string {
  const unclear = unclearNumberFault(text);
  return unclear === undefined ? labels.invalid : labels.fault(unclear);
}

/** A press on a button of the field leaves the focus in its input. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function withoutFloatError(number: number): number {
  return Number(number.toFixed(10));
}
