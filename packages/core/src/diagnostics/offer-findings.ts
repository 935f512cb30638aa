/** What the doctor finds in the terms of offers. */
export const OFFER_FINDINGS = {
  'stale-offer': {
    severity: 'warning',
    message: ({ bonus, day }: { bonus: string; day: string; id: string }) =>
      `The terms of bonus '${bonus}' were last checked on ${day}: its card shows no figures any more`,
    mend: () => 'Compare them with the casino, and say that you did.',
    isSafe: false,
  },
  'contradicting-offer': {
    severity: 'warning',
    message: ({ subject, said, figure }: { subject: string; said: string; figure: string }) =>
      `${subject} says ${said}, and the figures of the bonus ${figure}`,
    mend: () => 'Read the terms at the casino, and correct the one that is wrong.',
    isSafe: false,
  },
} as const;
