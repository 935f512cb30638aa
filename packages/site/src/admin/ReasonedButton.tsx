import { Button, type ButtonProps, showToast, Tooltip } from '@croupier/ui/admin';

/** The props of a button that may be greyed. */
export interface ReasonedButtonProps extends ButtonProps {
  /** Why it does nothing now; without it the button works. */
  disabledReason?: string | undefined;
}

/** A button that says why it is greyed: beside the pointer, to a screen reader, and in a toast where it is pressed. */
export function ReasonedButton({ disabledReason, ...button }: ReasonedButtonProps) {
  if (disabledReason === undefined) return <Button {...button} />;
  return (
    <Tooltip text={disabledReason}>
      <Button {...button} aria-disabled="true" onClick={() => showToast({ title: disabledReason })} />
    </Tooltip>
  );
}
