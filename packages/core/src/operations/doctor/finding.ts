import { FINDINGS, type FindingCode, type FindingParams, type Severity } from '../../messages/findings.js';
import type { MediaStorage } from '../../store/storage-adapter.js';
import type { Transaction } from '../../store/transaction.js';

/** One thing that is wrong with the content, and how it is mended. */
export interface Finding {
  /** Which check found it. */
  check: string;
  /** The entry of the table of findings; with `params` a face words the mend itself. */
  code: FindingCode;
  params: Readonly<Record<string, unknown>>;
  /** Where: a collection or document. */
  in: string;
  id?: string;
  subject: string;
  message: string;
  /** What to do about it, on every face. */
  mend: string;
  /** Whether the doctor mends it by itself. */
  isSafe: boolean;
  severity: Severity;
}

/** What mends a finding. */
export type Mend = (content: Transaction, media: MediaStorage) => void | Promise<void>;

/** What a check yields: `mend` where it is safe. */
export interface CheckResult {
  finding: Finding;
  mend?: Mend;
}

/** Makes a finding from the table. */
export function finding<C extends FindingCode>(
  code: C,
  params: FindingParams<C>,
  { check = code, ...where }: { check?: string; in: string; id?: string; subject: string },
): Finding {
  const { message, mend, isSafe, severity } = FINDINGS[code] as {
    message(params: FindingParams<C>): string;
    mend(params: FindingParams<C>): string;
    isSafe: boolean;
    severity: Severity;
  };
  const texts = { message: message(params), mend: mend(params) };
  return { check, code, params, ...where, ...texts, isSafe, severity };
}
