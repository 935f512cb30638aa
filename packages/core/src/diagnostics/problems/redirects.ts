import { firstIssue, type ProblemEntry } from './entry.js';

/** Problems of redirect rules. `loop` describes the rules that lead to each other. */
export const redirectProblems = {
  'redirect.invalid': { code: 'invalid', text: firstIssue },
  'redirect.ambiguous': {
    code: 'not-found',
    text: ({ source, count }: { source: string; count: number }) =>
      `${count} redirects have the source ${source}`,
  },
  'redirect.foreign-file': {
    code: 'invalid',
    text: ({ lost, program }: { lost: readonly string[]; program: string | undefined }) => {
      const whose =
        program === undefined
          ? 'The file comes from another program'
          : `The file is an export of the WordPress plugin ${program}`;
      return lost.length === 0
        ? `${whose}, which cannot be read as redirects`
        : `${whose}: what its ${lost.join(', ')} say of a redirect would be lost`;
    },
    hint: () =>
      'Bring its rows into the columns of our template: source, target, match (exact, prefix or regex), enabled, permanent.',
  },
  'redirect.leads-to-itself': {
    code: 'invalid',
    text: ({ source }: { source: string }) => selfRedirectText(source),
    hint: () => 'Choose another target.',
  },
  'redirect.closes-loop': {
    code: 'invalid',
    text: ({ loop }: { loop: string }) => `With this ${loop}`,
    hint: () => 'Choose another target, or change one of these redirects first.',
  },
  'redirect.loop-after-change': {
    code: 'conflict',
    text: ({ done, loop }: { done: string; loop: string }) => `${done} ${loop}`,
    hint: () => 'Change one of these redirects first.',
  },
} as const satisfies Record<string, ProblemEntry>;

/** How a rule sends visitors to the address that it redirects. */
export function selfRedirectText(source: string): string {
  return `${source} would lead to itself`;
}
