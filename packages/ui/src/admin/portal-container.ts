'use client';

import { createContext, useContext } from 'react';

/** Where dialogs, menus and the like are put: an element within the admin's root. */
export const PortalContainerContext = createContext<HTMLElement | null>(null);

/** The container of every portal of the admin; the end of the body without an `AdminRoot`. */
export function usePortalProps(): { container: HTMLElement | undefined; 'data-admin': '' } {
  return { container: useContext(PortalContainerContext) ?? undefined, 'data-admin': '' };
}
