import type { AnchorHTMLAttributes, Ref } from 'react';
import type { ButtonStyleProps } from '../Button/Button.js';
import styles from '../Button/Button.module.css';
import { classNames } from '../class-names.js';
import type { LinkAttributes, LinkComponentProps } from '../link-component.js';

/** The props of a link that looks like a button. */
export interface ButtonLinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>,
    LinkComponentProps,
    ButtonStyleProps {
  /** Where it leads. */
  href: string;
  /** A ref to its `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size,
  leadingIcon,
  trailingIcon,
  linkComponent: Link = 'a',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...(rest as LinkAttributes)}
      className={classNames(className, styles.root)}
      data-variant={variant}
      data-size={size}
    >
      {leadingIcon}
      {children}
      {trailingIcon}
    </Link>
  );
}
