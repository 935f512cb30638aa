/** What the doctor finds in the settings. */
export const SETTINGS_FINDINGS = {
  'missing-base-url': {
    severity: 'warning',
    message: (_: Record<never, never>) =>
      'The settings do not say where the site is, so it has no canonical addresses, no sitemap, no feed and no pictures for social networks',
    mend: () => 'Set the site base URL.',
    isSafe: false,
  },
  'unknown-analytics': {
    severity: 'warning',
    message: ({ id }: { id: string }) =>
      `The analytics id '${id}' is that of no service that croupier knows, so nothing counts visits with it`,
    mend: () =>
      'Set a Google Analytics 4 id, which begins with G-, a domain that Plausible counts or the id of its script, which begins with pa-; or empty it.',
    isSafe: false,
  },
} as const;
