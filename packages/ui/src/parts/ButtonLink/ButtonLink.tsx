import type { AnchorHTMLAttributes } from 'react';
import type { ButtonLook } from '../Button/Button.js';
import styles from '../Button/Button.module.css';
import { classes } from '../classes.js';
import type { Linking } from '../link.js';

/** The props of a link that looks like a button. */
export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Linking {
  /** Where it leads. */
  href: string;
  /** How much it asks for attention. */
  look?: ButtonLook;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', link: Link = 'a', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(styles.root, className)} data-look={look} />;
}
