import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';

/** Tells whoever listens which step of a play function begins, ends or breaks: tests name it when a story fails. */
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
