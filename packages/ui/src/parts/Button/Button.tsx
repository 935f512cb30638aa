import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './Button.module.css';

/** The emphasis of a button; `danger` is for actions that cannot be undone. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

/** The size of a button; `small` is for rows of a table and other tight places. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** The common props of buttons and links that look like one. */
export interface ButtonStyleProps {
  /** Its emphasis. */
  variant?: ButtonVariant | undefined;
  /** Its size; `medium` by default. */
  size?: ButtonSize | undefined;
  /** An icon before the words. */
  leadingIcon?: ReactNode;
  /** An icon behind the words. */
  trailingIcon?: ReactNode;
}

/** The props of a button. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** True while its action runs: it keeps the focus, but does nothing. */
  loading?: boolean | undefined;
}

const BUSY_PROPS = { type: 'button', onClick: undefined, 'aria-disabled': true, 'aria-busy': true } as const;

/** A button; `type="submit"` submits its form. */
export function Button({
  variant = 'primary',
  size,
  leadingIcon,
  trailingIcon,
  loading = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(loading ? BUSY_PROPS : {})}
      className={classNames(className, styles.root)}
      data-variant={variant}
      data-size={size}
    >
      {leadingIcon}
      {children}
      {trailingIcon}
    </button>
  );
}
