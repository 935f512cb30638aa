import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';
import type { LinkAttributes } from './link-component.js';

type LinkWithTo = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; ref?: Ref<HTMLAnchorElement> }
>;

const madeLinks = new WeakMap<LinkWithTo, ComponentType<LinkAttributes>>();

/** A `linkComponent` from a link that takes `to`, as React Router's and TanStack Router's do; the same one each time. */
export function routerLink(Link: LinkWithTo): ComponentType<LinkAttributes> {
  const made = madeLinks.get(Link);
  if (made !== undefined) return made;
  const linkComponent = ({ href, ...rest }: LinkAttributes) => <Link {...rest} to={href} />;
  madeLinks.set(Link, linkComponent);
  return linkComponent;
}
