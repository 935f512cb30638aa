/** What of a contradiction between a listing and a register is told. */
type ToldFault = {
  fault: 'not-listed' | 'other-number' | 'ended';
  casino: string;
  listing?: string | undefined;
  authority: string;
  date: string;
  sought: string;
  listed?: string | undefined;
};

/** A contradiction between a casino or listing and a register, in words. */
export function registerFaultText(told: ToldFault): string {
  const { fault, casino, listing, authority, date, sought, listed } = told;
  const subject = listing === undefined ? `Casino '${casino}'` : `Listing '${listing}'`;
  const register = `the register of ${authority} of ${date}`;
  if (fault === 'not-listed')
    return `${subject} names ${authority} as its authority, and ${register} lacks ${sought}`;
  if (fault === 'other-number')
    return `${subject} has the license number ${sought}, and ${register} has ${listed}`;
  const how = listed === undefined ? '' : ` (${listed})`;
  return `${subject} is found by ${sought}, whose license has ended${how} by ${register}`;
}

/** What the doctor finds where listings and registers contradict each other. */
export const REGISTER_FINDINGS = {
  'register-mismatch': {
    severity: 'warning',
    message: registerFaultText,
    mend: () => 'Compare the listing with the authority, and correct it; or import the newest list.',
    isSafe: false,
  },
} as const;
