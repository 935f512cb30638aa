/** The texts of the markets in the form of a casino. */
export const adminListingLabels = {
  tab: 'Markets',
  caption: 'How this casino stands in markets',
  text: 'A listing is saved by itself, not with the casino.',
  none: 'No listings: the casino is shown everywhere by its own link, line and countries.',
  add: 'Add Market',
  edit: 'Edit',
  editNamed: (market: string) => `${market}: edit the listing`,
  columns: {
    market: 'Market',
    accepts: 'Accepts',
    license: 'License',
    link: 'Link',
    offer: 'Offer',
    checked: 'Last Checked',
    shown: 'Visitors Get',
  },
  own: "The casino's own",
  shown: 'Link and offer',
  noLink: 'Nothing: there is no link',
  reasons: {
    inactive: 'Nothing: the casino is not active',
    blacklisted: 'Nothing: the casino is blacklisted',
    'not-accepted': 'Nothing: players are not accepted',
    'no-license': 'Nothing: no license that the market asks for',
    'offers-hidden': 'The link: the market allows no offers',
  },
} as const;
