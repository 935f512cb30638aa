import type { AnchorHTMLAttributes } from 'react';
import { classes } from '../classes.js';
import type { Linking } from '../link.js';
import styles from './ButtonLink.module.css';

/** The props of a link that looks like a button. */
export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Linking {
  href: string;
  /** How much it asks for attention. */
  look?: 'primary' | 'plain';
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', link: Link = 'a', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(styles.root, className)} data-look={look} />;
}
