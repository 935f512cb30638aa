import { messages } from '../../messages.js';
import type { ProblemEntry } from './entry.js';

const TYPES = 'PNG, JPEG, GIF or WebP';

/** Problems of pictures. */
export const mediaProblems = {
  'media.not-found': {
    code: 'not-found',
    text: ({ ref }: { ref: string; suggestion?: string | undefined }) => `There is no picture '${ref}'`,
  },
  'media.ambiguous': {
    code: 'not-found',
    text: ({ ref }: { ref: string }) => `'${ref}' names several pictures`,
  },
  'media.not-fetched-here': {
    code: 'usage',
    text: () => 'Nothing here fetches pictures of other sites: that needs a server',
    hint: () => 'Save the picture as a file, and add that.',
  },
  'media.is-there': {
    code: 'conflict',
    text: ({ title }: { title: string }) => `The library has this picture already: ${title}`,
    hint: () => 'Show that one in the places of the other.',
  },
  'media.in-use': {
    code: 'conflict',
    text: ({ title, by }: { title: string; by: string }) => `${title} is shown by ${by}`,
    hint: () => 'Show another picture there first.',
  },
  'media.too-large': {
    code: 'invalid',
    text: () => 'it is larger than 10 MB',
    hint: () => 'Make it smaller, or save it with more compression.',
  },
  'media.is-svg': {
    code: 'invalid',
    text: () => messages.anyForm.imageRequired,
    hint: () => `An SVG can hold scripts; save it as ${TYPES}.`,
  },
  'media.wrong-type': {
    code: 'invalid',
    text: () => messages.anyForm.imageRequired,
    hint: () => `It must be ${TYPES}.`,
  },
  'media.too-many-pixels': {
    code: 'invalid',
    text: ({ width, height }: { width: number; height: number }) => `it measures ${width} × ${height} pixels`,
    hint: ({ megapixels, side }: { megapixels: number; side: number }) =>
      `Make it smaller: at most ${megapixels} megapixels, and ${side} pixels a side.`,
  },
  'media.cut-off': {
    code: 'invalid',
    text: () => 'its end is missing: the file is cut off',
    hint: () => 'Download or copy it again, or open it in a program for pictures and save it anew.',
  },
  'media.too-many-frames': {
    code: 'invalid',
    text: ({ frames }: { frames: number; most: number }) =>
      `it is an animation of ${frames.toLocaleString('en')} pictures`,
    hint: ({ most }: { frames: number; most: number }) =>
      `Make it shorter: at most ${most.toLocaleString('en')} pictures in one file.`,
  },
} as const satisfies Record<string, ProblemEntry>;
