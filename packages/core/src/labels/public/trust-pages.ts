/** The labels of the pages that say who reviews, and how. */
export const trustPageLabels = {
  author: {
    reviews: 'Reviews',
    posts: 'Articles',
    link: 'More about {name}',
    reviewCount: { one: '{count} review', other: '{count} reviews' },
    postCount: { one: '{count} article', other: '{count} articles' },
    description: '{name}: {done} on this site.',
    more: { other: 'and {count} more' },
    notRated: 'Not rated',
    blacklisted: 'Blacklisted',
  },
  helplines: {
    title: 'Where to get help',
    text: 'These organizations help people who gamble, and those close to them. They cost nothing and have no part in this site.',
    everywhere: 'Everywhere',
  },
  method: {
    title: 'How We Rate Casinos',
    text: 'What a score from 0 to 10 means on this site, and how an editor comes to it.',
    version: 'Version {version} of this method',
    weights: 'Four criteria decide the score',
    weightsText:
      "The score is an editor's verdict. The editor weighs four criteria, and these are their shares of the verdict:",
    parts: 'The lines of a review are not summed up',
    partsText:
      'A review also scores parts of a casino one by one: safety, games, bonuses, support, payouts and mobile. They show where a casino is strong or weak. The editor has them in view when weighing the four criteria, but the score is not their average: a casino that does not pay is not saved by its games.',
    bands: 'The words beside a score',
    bandsText: 'The same score has the same word on every page:',
    band: '{label}: from {from}',
    exceptions: 'When there is no score',
    exceptionsText:
      'A casino that we have not finished rating says so instead of a number, and comes after all rated ones. A casino on the blacklist has no score and no place in a ranking.',
  },
} as const;
