import { isSitePath, isWebAddress } from '../../../values/addresses/web-address.js';

/** A redirect of another program in our fields, or why it has no counterpart here. */
export type ForeignRule = { rule: Record<string, unknown> } | { fault: string };

/** What the statuses of other programs are here. */
const PERMANENT = new Set([301, 308]);
const TEMPORARY = new Set([302, 303, 307]);

/** Whether a status is that of a permanent redirect; a fault for one that is no redirect. */
export function permanence(code: number): { permanent: boolean } | { fault: string } {
  if (PERMANENT.has(code)) return { permanent: true };
  if (TEMPORARY.has(code)) return { permanent: false };
  return { fault: `The status ${code} has no counterpart: a redirect is 301 or 302` };
}

/** A target as we have it: a path or a web address. */
export function foreignTarget(text: string): string | undefined {
  const target = text.trim();
  if (isSitePath(target) || isWebAddress(target)) return target;
  return /^[\w-]+(?:\/|$)/.test(target) ? `/${target}` : undefined;
}
