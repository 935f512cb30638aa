import { Problem, problem } from '../../problem.js';
import { UnreadableJsonError } from './records/json-elements.js';

/** What the system calls an error, and its reason. */
const ERRNO_REASONS = {
  ENOSPC: 'disk.full',
  EDQUOT: 'disk.quota',
  EFBIG: 'disk.file-size-limit',
  EROFS: 'disk.read-only',
  EACCES: 'disk.permission-denied',
  EPERM: 'disk.protected',
  ENOENT: 'disk.path-gone',
  EMFILE: 'disk.too-many-open-files',
} as const;

/** Converts an error of the file system to a Problem; returns Problems as they are, and throws other errors. */
export function toFileProblem(error: unknown, path: string): Problem {
  if (error instanceof Problem) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  const reasons: Record<string, (typeof ERRNO_REASONS)[keyof typeof ERRNO_REASONS]> = ERRNO_REASONS;
  const reason = reasons[code];
  return reason === undefined
    ? problem('disk.failed', { path, why: message }, { cause: error })
    : problem(reason, { path }, { cause: error });
}

/** The only fault after which the change is stored. */
export function unconfirmedWriteProblem(cause: unknown): Problem {
  return problem('disk.unconfirmed-write', {}, { cause });
}

/** A file that does not hold what croupier writes, with the line if it is known. */
export function damagedFileProblem(file: string, damage: string, line?: number): Problem {
  const issues = [{ message: damage, file, ...(line === undefined ? {} : { line }) }];
  return problem('store-file.damaged', { file, line, damage, others: 0 }, { issues });
}

/** Converts unreadable JSON to a Problem that names the line; returns other errors as they are. */
export function toDamagedFileProblem(error: unknown, file: string): unknown {
  return error instanceof UnreadableJsonError ? damagedFileProblem(file, error.message, error.line) : error;
}
