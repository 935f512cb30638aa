import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { jsonValue } from '../json-value.js';

/** The most entries that a register may have. */
export const MAX_REGISTER_ENTRIES = 200_000;

/** What an authority lists: a domain, a license, or both. */
export interface RegisterEntry {
  /** The host as it is listed, without `www.` and path. */
  domain?: string | undefined;
  /** The domain that its owner registered, where that is not the host itself. */
  site?: string | undefined;
  number?: string | undefined;
  operator?: string | undefined;
  /** As the authority words it. */
  status?: string | undefined;
  /** The last day of the license, YYYY-MM-DD. */
  until?: string | undefined;
}

const text = (most: number) => z.string().min(1).max(most).optional();
const registerEntry = lazy(() =>
  z.strictObject({
    domain: text(253),
    site: text(253),
    number: text(100),
    operator: text(300),
    status: text(100),
    until: z.iso.date().optional(),
  }),
);

/** The entries of a register, in the order of the file. */
export const registerEntries = jsonValue<RegisterEntry[]>('entries of a register', () =>
  z.array(registerEntry()).max(MAX_REGISTER_ENTRIES),
);

const ENDED =
  /\b(inactive|surrendered|revoked|suspended|expired|lapsed|cancell?ed|closed|terminated|withdrawn)\b/i;

/** Whether the license of an entry has ended by a day, by its date or by the words of the authority. */
export function hasEnded({ status, until }: RegisterEntry, today: string): boolean {
  return (until !== undefined && until < today) || (status !== undefined && ENDED.test(status));
}
