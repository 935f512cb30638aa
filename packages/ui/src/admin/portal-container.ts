'use client';

import { createContext, useContext } from 'react';

/** Where dialogs, menus and the like are put: an element within the admin's root. */
export const PortalContainerContext = createContext<HTMLElement | null>(null);

/** What every portal of the admin is given; the end of the page where no `AdminRoot` is around. */
export function usePortalProps(): { container: HTMLElement | undefined; 'data-admin': '' } {
  return { container: useContext(PortalContainerContext) ?? undefined, 'data-admin': '' };
}
