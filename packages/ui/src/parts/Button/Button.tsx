import type { ComponentProps } from 'react';
import { classNames } from '../class-names.js';
import styles from './Button.module.css';

/** The emphasis of a button; `danger` is for actions that cannot be undone. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

/** The props of a button. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Its emphasis. */
  variant?: ButtonVariant | undefined;
  /** True while its action runs: it keeps the focus, but does nothing. */
  isBusy?: boolean | undefined;
}

const BUSY_PROPS = { type: 'button', onClick: undefined, 'aria-disabled': true, 'aria-busy': true } as const;

/** A button; `type="submit"` submits its form. */
export function Button({ variant = 'primary', isBusy = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy ? BUSY_PROPS : {})}
      className={classNames(styles.root, className)}
      data-variant={variant}
    />
  );
}
