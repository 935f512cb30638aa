const BLOCKS = {
  'casino-card': 'the card of a casino',
  bonus: 'an offer',
  toplist: 'a toplist',
  comparison: 'a comparison',
  games: 'games',
  video: 'a video',
} as const;

/** What the doctor finds in texts that name what is not on the site. */
export const TEXT_FINDINGS = {
  'dead-link': {
    severity: 'warning',
    message: ({ title, url }: { title: string; url: string }) => `${title} links to ${url}, where nothing is`,
    mend: () => 'Link elsewhere, or redirect that address.',
    isSafe: false,
  },
  'dead-block': {
    severity: 'warning',
    message: ({ title, block }: { title: string; block: keyof typeof BLOCKS }) =>
      `${title} has ${BLOCKS[block]} that visitors do not see, or not wholly: it names what is not on the site`,
    mend: () => 'Take it out of the text, or choose another.',
    isSafe: false,
  },
} as const;
