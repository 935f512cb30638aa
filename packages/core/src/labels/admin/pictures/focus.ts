/** The texts of the dialog for the focal point of a picture. */
export const adminFocusLabels = {
  title: 'Focal point',
  text: 'Where the picture is cut to a shape, this point stays in sight. Click it in the picture, or write it below.',
  x: 'From the left, in percent',
  y: 'From the top, in percent',
  previews: 'How it is cut',
  shapes: { cover: 'Cover, 16:9', banner: 'Banner, 3:1', portrait: 'Portrait, square' },
  middle: 'Back to the middle',
  isMiddle: 'It is the middle already.',
  outside: 'Both are from 0 to 100.',
  done: (title: string) => `${title}: saved`,
} as const;
