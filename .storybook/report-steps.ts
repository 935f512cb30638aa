import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';

/** Reports each step of a play function, so that tests can name the one that failed. */
export const reportSteps: NonNullable<Preview['runStep']> = async (label, play, context) => {
  const tell = (status: 'began' | 'ended' | 'broke') =>
    addons.getChannel().emit('croupier/step', { label, status });
  tell('began');
  try {
    await play(context);
  } catch (error) {
    tell('broke');
    throw error;
  }
  tell('ended');
};
