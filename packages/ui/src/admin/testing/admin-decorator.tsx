import type { Decorator } from '@storybook/react-vite';
import { AdminRoot } from '../AdminRoot/AdminRoot.js';

/** Puts a story into the admin, in the direction that the toolbar says. */
export const adminDecorator: Decorator = (Story, { globals }) => (
  <AdminRoot direction={globals.locale === 'ar' ? 'rtl' : 'ltr'}>
    <Story />
  </AdminRoot>
);

/** A word that does not break, and more of it than fits. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
