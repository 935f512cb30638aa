import type { AnchorHTMLAttributes } from 'react';
import type { ButtonVariant } from '../Button/Button.js';
import styles from '../Button/Button.module.css';
import { classNames } from '../class-names.js';
import type { LinkComponentProps } from '../link-component.js';

/** The props of a link that looks like a button. */
export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, LinkComponentProps {
  /** Where it leads. */
  href: string;
  /** Its emphasis. */
  variant?: ButtonVariant;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  linkComponent: Link = 'a',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={classNames(styles.root, className)} data-variant={variant} />;
}
