import type { CheckName } from '../../diagnostics/checks.js';
import { FINDINGS, type FindingCode, type FindingParams, type Severity } from '../../diagnostics/findings.js';
import type { MediaStorage } from '../../store/storage-adapter.js';
import type { Transaction } from '../../store/transaction.js';

/** One thing that is wrong with the content, and how it is mended. */
export interface Finding {
  /** Which check found it. */
  check: CheckName;
  /** The entry of the table of findings; with `params` an interface words the fix itself. */
  code: FindingCode;
  params: Readonly<Record<string, unknown>>;
  /** Where: a collection or document. */
  in: string;
  id?: string;
  subject: string;
  message: string;
  /** What to do about it, in the terminal and the admin. */
  mend: string;
  /** Whether the doctor mends it by itself. */
  isSafe: boolean;
  severity: Severity;
}

/** The fix of a finding. */
export type Fix = (content: Transaction, media: MediaStorage) => void | Promise<void>;

/** A finding, with its mend where the doctor does it by itself. */
export interface CheckResult {
  finding: Finding;
  mend?: Fix;
}

/** A finding whose code is not the name of a check says which check made it. */
type Where<C> = (C extends CheckName ? { check?: CheckName } : { check: CheckName }) & {
  in: string;
  id?: string;
  subject: string;
};

/** Makes a finding from the table. */
export function finding<C extends FindingCode>(code: C, params: FindingParams<C>, where: Where<C>): Finding {
  const { message, mend, isSafe, severity } = FINDINGS[code] as {
    message(params: FindingParams<C>): string;
    mend(params: FindingParams<C>): string;
    isSafe: boolean;
    severity: Severity;
  };
  const texts = { message: message(params), mend: mend(params) };
  return { check: code as CheckName, code, params, ...where, ...texts, isSafe, severity };
}

/** What a check yields: a finding, and its mend where that is safe. */
export function found<C extends FindingCode>(
  code: C,
  params: FindingParams<C>,
  where: Where<C>,
  mend?: Fix,
): CheckResult {
  return { finding: finding(code, params, where), ...(mend === undefined ? {} : { mend }) };
}
