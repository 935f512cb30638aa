import type { Finding, FindingCode, FindingParams } from '@croupier/core';

type Mends = { [C in FindingCode]?: (params: FindingParams<C>) => string };

/** The command that mends a finding of the doctor, if there is one. */
export const MENDS = {
  'faulty-css': () => 'Mend it, then croupier styles set FILE; or croupier styles revert.',
  'missing-base-url': () => 'croupier settings set --site-base-url https://guide.example',
  'shadowed-redirect': ({ id }) => `Move it up with croupier redirects move ${id} up, or delete it.`,
  'unusable-redirect': ({ id }) =>
    `It has no effect: mend it with croupier redirects edit ${id}, or delete it.`,
  'unused-media': ({ file }) => `croupier media delete ${file} takes it out of the library.`,
} as const satisfies Mends;

/** A finding as the terminal shows it: with a command as its mend. */
export function toShownFinding({ code, params, ...finding }: Finding): Omit<Finding, 'code' | 'params'> {
  const mends: Mends = MENDS;
  const mend = mends[code] as ((params: Finding['params']) => string) | undefined;
  return { ...finding, mend: mend?.(params) ?? finding.mend };
}
