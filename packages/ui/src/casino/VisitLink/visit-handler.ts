import type { MouseEvent } from 'react';

/** A reader who leaves for a casino. */
export interface Visit {
  slug: string;
  /** The name that clicks are counted by. */
  label: string;
  href: string;
}

/** What a component with visit links takes. */
export interface VisitHandlerProps {
  /** Called when a reader follows the link to a casino; `preventDefault()` on the event keeps the reader. */
  onVisit?: ((visit: Visit, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The handler of a link to a casino; none where nobody listens. */
export function visitHandler(visit: Visit, onVisit: VisitHandlerProps['onVisit']) {
  return onVisit && { onClick: (event: MouseEvent<HTMLAnchorElement>) => onVisit(visit, event) };
}
