/** The texts of the settings screen. */
export const adminSettingsLabels = {
  title: 'General Settings',
  form: 'Settings',
  submit: 'Save Settings',
  groups: {
    site: 'Site Information',
    seo: 'SEO Defaults',
    contact: 'Contact and Social',
    legal: 'Legal',
    branding: 'Branding',
    analytics: 'Analytics',
  },
  sitemap: 'Generate XML Sitemap',
  sitemapHint:
    'The nine main pages as sitemap.xml. The site itself serves one of every page at /sitemap.xml.',
  hints: {
    siteTagline: 'Said below the name of the site and to search engines.',
    logoWidth: '10 to 500 pixels.',
    logoHeight: '10 to 200 pixels.',
    siteBaseUrl:
      'Where visitors find the site, such as https://guide.example. Sharing and the sitemap need it.',
    disclosure:
      'Said above pages that link to casinos. Empty, it says that links may earn you a commission, and nothing of your scores.',
    enableDarkMode: 'Off: always light. On: as the visitor has it.',
  },
  faint: (title: string, ratio: string) =>
    `${title} has a contrast of ${ratio} to 1 on white. Text in it is hard to read below 4.5.`,
} as const;
