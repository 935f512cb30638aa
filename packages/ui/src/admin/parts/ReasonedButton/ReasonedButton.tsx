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
  const isGreyed = disabledReason !== undefined && !button.loading;
  const greyedProps: ButtonProps = {
    'aria-disabled': true,
    onClick(event) {
      // Enter in a field presses the button that submits its form.
      event.preventDefault();
      showToast({ title: disabledReason });
    },
  };
  // One and the same button keeps the focus when the reason comes or goes.
  return (
    <Tooltip text={isGreyed ? disabledReason : undefined}>
      <Button {...button} {...(isGreyed ? greyedProps : {})} />
    </Tooltip>
  );
}
