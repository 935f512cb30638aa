/** What the doctor finds in the library of pictures. */
export const MEDIA_FINDINGS = {
  'missing-file': {
    severity: 'error',
    message: ({ title, path }: { title: string; path: string }) =>
      `The picture '${title}' is listed, and its file ${path} is gone`,
    mend: () => 'Add the same picture again, or delete it from the library.',
    isSafe: false,
  },
  'missing-media': {
    severity: 'error',
    message: ({ title, path }: { title: string; path: string }) =>
      `${title} shows ${path}, which is not in the library`,
    mend: () => 'Add that picture, or show another.',
    isSafe: false,
  },
  'unused-media': {
    severity: 'note',
    message: ({ title }: { title: string; file: string }) => `Nothing shows the picture '${title}'`,
    mend: () => 'Delete it from the library.',
    isSafe: false,
  },
  'left-over-media': {
    severity: 'note',
    message: ({ path }: { path: string }) =>
      `The file ${path} is left over from a picture that is not in the library any more`,
    mend: () => 'Remove the file; the change that deleted the picture can then not be undone.',
    isSafe: true,
  },
} as const;
