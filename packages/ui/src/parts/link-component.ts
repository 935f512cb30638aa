import type { AnchorHTMLAttributes, ElementType } from 'react';

/** What stands for `<a>`: the tag itself, or a router's link that takes `href`. */
export type LinkComponent = ElementType<AnchorHTMLAttributes<HTMLAnchorElement>>;

/** A component that has links takes this: another component in place of `<a>`. */
export interface LinkComponentProps {
  /** What stands for `<a>`; your router's link, if you have one. */
  linkComponent?: LinkComponent | undefined;
}
