'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../parts/Button/Button.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { useFormLabels } from '../form-labels.js';
import { ErrorSummary, type SummarizedError } from '../parts/ErrorSummary/ErrorSummary.js';
import styles from './Form.module.css';

/** The props of a form. */
export interface FormProps extends RootProps {
  /** What the form is for, for screen readers. */
  label: string;
  /** Called when the form is sent: by its button, or by Ctrl or Cmd and S; by Enter only from its one field. */
  onSubmit: () => void;
  /** What there is to correct. */
  errors?: readonly SummarizedError[] | undefined;
  /** Brings the field of an error into view, where it is not in the page yet. */
  onSelectError?: ((error: SummarizedError) => void) | undefined;
  /** True while the form is being saved. */
  loading?: boolean | undefined;
  /** Why it cannot be sent yet, said beside its greyed button; without it, it can. */
  disabledReason?: string | undefined;
  /** The word on the button that sends the form. */
  submitLabel?: string | undefined;
  /** The word on it while the form is being saved. */
  busyLabel?: string | undefined;
  /** Called by the button that leaves; without it there is none. */
  onCancel?: (() => void) | undefined;
  /** What stands beside the buttons: whether changes are saved. */
  status?: ReactNode;
  /** Further buttons, before those of the form. */
  actions?: ReactNode;
  /** What stands above the fields. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Given the form's element. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/** A form with a summary of its errors above and its buttons below, which stay in sight. */
export function Form({
  label,
  onSubmit,
  errors = [],
  onSelectError,
  loading = false,
  disabledReason,
  submitLabel,
  busyLabel,
  onCancel,
  status,
  actions,
  notice,
  children,
  ref,
  ...root
}: FormProps) {
  const labels = useFormLabels('form', adminFormLabels.form);
  const statusId = useId();
  const canSubmit = !loading && disabledReason === undefined;
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && isInputAmongOthers(event.target, event.currentTarget))
      event.preventDefault();
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // A form of a dialog that is opened from another form sends itself alone.
    event.stopPropagation();
    leaveField(event.target);
    if (canSubmit) event.currentTarget.requestSubmit();
  }
  return (
    <form
      {...rootAttributes(root, styles.root)}
      ref={ref}
      noValidate
      aria-label={label}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (canSubmit) onSubmit();
      }}
    >
      <ErrorSummary errors={errors} onSelect={onSelectError} />
      {notice}
      {children}
      <div className={styles.bar}>
        <p id={statusId} className={styles.status} role="status">
          {disabledReason ?? status}
        </p>
        {actions}
        {onCancel === undefined ? null : (
          <Button variant="plain" disabled={loading} onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
        <Button
          type="submit"
          loading={loading}
          {...(disabledReason === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': statusId })}
        >
          {loading ? (busyLabel ?? labels.saving) : (submitLabel ?? labels.save)}
        </Button>
      </div>
    </form>
  );
}

const BUTTON_TYPES: ReadonlySet<string> = new Set(['submit', 'button', 'reset', 'image', 'file', 'color']);

/**
 * Whether Enter would send a form from the middle of it: a browser sends it from every input. A dialog that is opened from
 * the form has a form of its own.
 */
function isInputAmongOthers(target: EventTarget, form: HTMLFormElement): boolean {
  if (!(target instanceof HTMLInputElement) || target.form !== form || BUTTON_TYPES.has(target.type))
    return false;
  const fields = [...form.elements].filter(
    (one) =>
      !(one instanceof HTMLButtonElement || (one instanceof HTMLInputElement && one.type === 'hidden')),
  );
  return fields.length > 1;
}

/** A field takes what was typed when the focus leaves it. */
function leaveField(target: EventTarget): void {
  if (!(target instanceof HTMLInputElement)) return;
  target.blur();
  target.focus();
}
