'use client';

import { Button, type ButtonProps } from '../../../parts/Button/Button.js';
import { showToast } from '../Toaster/Toaster.js';
import { Tooltip } from '../Tooltip/Tooltip.js';

/** The props of a button that may be greyed. */
export interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why it does nothing now; without it the button works. */
  disabledReason?: string | undefined;
}

/** A button that says why it is greyed: beside the pointer, to a screen reader, and in a toast where it is pressed. */
export function ReasonedButton({ disabledReason, ...button }: ReasonedButtonProps) {
  if (disabledReason === undefined || button.isBusy) return <Button {...button} />;
  return (
    <Tooltip text={disabledReason}>
      <Button
        {...button}
        aria-disabled="true"
        onClick={(event) => {
          // Enter in a field presses the button that submits its form.
          event.preventDefault();
          showToast({ title: disabledReason });
        }}
      />
    </Tooltip>
  );
}
