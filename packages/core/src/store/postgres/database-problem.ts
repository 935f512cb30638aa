import { isProblem, type Problem, problem } from '../../problem.js';

/** What a driver's error tells beside its message, which may quote a connection. */
interface DatabaseError {
  code?: unknown;
}

const REASONS = {
  // The names that Node gives to connections that fail.
  ECONNREFUSED: 'database.unreachable',
  ECONNRESET: 'database.unreachable',
  EHOSTUNREACH: 'database.unreachable',
  ENETUNREACH: 'database.unreachable',
  ENOTFOUND: 'database.unreachable',
  ENOENT: 'database.unreachable',
  EPIPE: 'database.unreachable',
  ETIMEDOUT: 'database.unreachable',
  EAI_AGAIN: 'database.unreachable',
  // SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html
  '28000': 'database.sign-in',
  '28P01': 'database.sign-in',
  '3D000': 'database.missing',
  '42501': 'database.rights',
  '25006': 'database.read-only',
  '53100': 'database.full',
  '53300': 'database.busy',
  '55P03': 'database.locked',
  '3F000': 'database.no-store',
  '42P01': 'database.no-store',
  '57P01': 'database.unreachable',
  '57P02': 'database.unreachable',
  '57P03': 'database.unreachable',
} as const;

/** The problem behind what the driver threw; nothing of the connection but its place is in it. */
export function toDatabaseProblem(cause: unknown, place: string): Problem {
  if (isProblem(cause)) return cause;
  const { code } = (cause ?? {}) as DatabaseError;
  const reason = REASONS[code as keyof typeof REASONS];
  if (reason !== undefined) return problem(reason, { place });
  // Errors of the driver itself have no code, such as 'Connection terminated unexpectedly'; those of our own have a class.
  const isOfDriver = code === undefined && (cause as Error | undefined)?.constructor === Error;
  if (isOfDriver || String(code).startsWith('08')) return problem('database.unreachable', { place });
  return problem('database.failed', { place, code: typeof code === 'string' ? code : 'unknown' });
}
