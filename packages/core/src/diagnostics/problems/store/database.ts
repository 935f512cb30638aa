import type { ProblemEntry } from '../entry.js';

type AtPlace = { place: string };

const NOTHING_CHANGED = 'Nothing was changed.';

/** Problems of a store in a database. No text shows who signs in there, and how. */
export const databaseProblems = {
  'database.address': {
    code: 'usage',
    text: () => 'The address of the database cannot be read',
    hint: () => 'It looks like postgres://user:password@host:5432/database, with special characters escaped.',
  },
  'database.unreachable': {
    code: 'fault',
    text: ({ place }: AtPlace) => `${place} does not answer`,
    hint: () => `See that the database runs and can be reached from here, then try again. ${NOTHING_CHANGED}`,
  },
  'database.commit-unknown': {
    code: 'fault',
    text: ({ place }: AtPlace) => `${place} was lost while the change was being stored`,
    hint: () => 'Whether it was stored is not known: look at the newest changes once the database is back.',
  },
  'database.sign-in': {
    code: 'fault',
    text: ({ place }: AtPlace) => `${place} refuses the user or the password of its address`,
  },
  'database.missing': {
    code: 'fault',
    text: ({ place }: AtPlace) => `${place} is not there: the server has no such database`,
    hint: () => 'Make the database first, such as with createdb.',
  },
  'database.rights': {
    code: 'fault',
    text: ({ place }: AtPlace) => `The user of ${place} may not do that there`,
    hint: () => `Give that user the rights to make and change tables in the database. ${NOTHING_CHANGED}`,
  },
  'database.read-only': {
    code: 'fault',
    text: ({ place }: AtPlace) => `${place} can only be read`,
    hint: () => `It may be the standby of another server: use the address of the first. ${NOTHING_CHANGED}`,
  },
  'database.full': {
    code: 'fault',
    text: ({ place }: AtPlace) => `The disk of ${place} is full`,
    hint: () => `Free some space there and try again. ${NOTHING_CHANGED}`,
  },
  'database.busy': {
    code: 'fault',
    text: ({ place }: AtPlace) => `${place} has no connection left`,
    hint: () => `Wait a little, or let the server have more connections. ${NOTHING_CHANGED}`,
  },
  'database.locked': {
    code: 'conflict',
    text: ({ place }: AtPlace) => `Another process has been changing ${place} for 10 seconds`,
    hint: () => `Wait until it is done, then try again. ${NOTHING_CHANGED}`,
  },
  'database.no-store': {
    code: 'not-found',
    text: ({ place }: AtPlace) => `There is no store in ${place}`,
  },
  'database.failed': {
    code: 'fault',
    text: ({ place, code }: AtPlace & { code: string }) => `${place} refused a statement: SQLSTATE ${code}`,
    hint: () => `The log of the database tells more. ${NOTHING_CHANGED}`,
  },
} as const satisfies Record<string, ProblemEntry>;
