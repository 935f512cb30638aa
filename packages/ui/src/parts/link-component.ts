import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;

/** Handlers that the link of Next takes too, but not with `undefined` as their value. */
type StrictHandlers = 'onClick' | 'onMouseEnter' | 'onTouchStart';

/** The attributes of a link. */
export interface LinkAttributes extends Omit<Anchor, 'href' | 'children' | StrictHandlers> {
  /** Called on a click. */
  onClick?: NonNullable<Anchor['onClick']>;
  /** Called when the pointer comes. */
  onMouseEnter?: NonNullable<Anchor['onMouseEnter']>;
  /** Called on a touch. */
  onTouchStart?: NonNullable<Anchor['onTouchStart']>;
  /** Where it leads. */
  href: string;
  /** What it shows. */
  children?: ReactNode;
  /** A ref to its `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

/** The component that draws links: `a`, `Link` of `next/link`, or with `routerLink()` that of React Router. */
export type LinkComponent = 'a' | ComponentType<LinkAttributes>;

/** The props of a component with links. */
export interface LinkComponentProps {
  /** The component that draws links; your router's link, for example. */
  linkComponent?: LinkComponent | undefined;
}
