import type { Decorator } from '@storybook/react-vite';
import { AdminRoot } from '../AdminRoot/AdminRoot.js';

/** Renders a story inside the admin, in the direction of the toolbar. */
export const adminDecorator: Decorator = (Story, { globals }) => (
  <AdminRoot direction={globals.locale === 'ar' ? 'rtl' : 'ltr'}>
    <Story />
  </AdminRoot>
);

/** A word that does not break, and more of it than fits. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
