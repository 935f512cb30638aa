import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { LinkAttributes } from '../../parts/link-component.js';

/** The attributes of every link from the site to a casino. */
export const SPONSORED_LINK_PROPS = { target: '_blank', rel: 'sponsored nofollow noopener' } as const;

/** A reader who leaves for a casino, or to play a game. */
export interface Visit {
  /** That of the casino; empty for a game. */
  slug: string;
  /** The name that clicks are counted by. */
  label: string;
  href: string;
}

/** What a component with visit links takes. */
export interface VisitHandlerProps {
  /** Called when a reader follows the link to a casino or game; `preventDefault()` on the event keeps the reader. */
  onVisit?: ((visit: Visit, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** What a component takes whose visit links an app can draw. */
export interface VisitSlotProps extends VisitHandlerProps {
  /**
   * Draws the link to a casino or game in place of our button. What it is given leads there, marks the link as paid, has it counted
   * and says its words: pass on all of it. Not called where there is no link, as for a blacklisted casino.
   */
  renderVisit?: ((link: LinkAttributes, visit: Visit) => ReactNode) | undefined;
}

/** The handler of a link to a casino; none where nobody listens. */
export function visitHandler(visit: Visit, onVisit: VisitHandlerProps['onVisit']) {
  return onVisit && { onClick: (event: MouseEvent<HTMLAnchorElement>) => onVisit(visit, event) };
}

/** A link to a casino as the app draws it, with the attributes of ours; ours where it draws none. */
export function drawnVisit(
  ours: ReactElement<LinkAttributes>,
  visit: Visit,
  renderVisit: VisitSlotProps['renderVisit'],
): ReactNode {
  return renderVisit === undefined ? ours : renderVisit(ours.props, visit);
}
