import type { AnchorHTMLAttributes, ElementType } from 'react';

/** The component that draws links: `a`, or a router's link that takes `href`. */
export type LinkComponent = ElementType<AnchorHTMLAttributes<HTMLAnchorElement>>;

/** The props of a component with links. */
export interface LinkComponentProps {
  /** The component that draws links; your router's link, for example. */
  linkComponent?: LinkComponent | undefined;
}
