import type { Decorator } from '@storybook/react-vite';
import { storyDirection } from '../../stories/story-direction.js';
import { AdminRoot } from '../AdminRoot/AdminRoot.js';

/** Renders a story inside the admin, in the direction of the toolbars, with the words around controls in their language; a story has others by `parameters.words`. */
export const adminDecorator: Decorator = (Story, { globals, loaded, parameters }) => (
  <AdminRoot direction={storyDirection(globals)} labels={{ field: loaded.labels, ...parameters.words }}>
    <Story />
  </AdminRoot>
);

/** A word that does not break, and more of it than fits. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
