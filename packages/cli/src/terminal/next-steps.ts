import type { ParamsOf, Problem, ProblemReason } from '@croupier/core';

type NextSteps = { [R in ProblemReason]?: (params: ParamsOf<R>) => string };

/** What to type next, by the reason of a problem. Options and commands are named here, not in the core. */
export const NEXT_STEPS = {
  'account.none': () => 'The owner of the files needs none; everyone else signs in first.',
  'history.end-damaged': () =>
    'Name the change to undo: croupier undo ID. croupier history lists those that are in order.',
  'passwords.unavailable': () => 'Do this where the store is: in the terminal, or on the server.',
  'slug.empty': () => 'Name it with --slug.',
  'slug.reserved': () => 'Name another with --slug.',
  'user.inactive': () => 'Act as an active user, or leave --as out to act as the owner of the files.',
  'user.last-admin': () => 'Make someone else an admin first: croupier users edit NAME --role admin',
  'user.not-found': () => 'croupier users list shows every user.',
} as const satisfies NextSteps;

/** The hint under a problem. A near match says more than a command does; a command says more than the core's own hint. */
export function nextStep({ reason, params, hint }: Problem): string | undefined {
  if (reason === undefined || params.suggestion !== undefined) return hint;
  const steps: NextSteps = NEXT_STEPS;
  const step = steps[reason] as ((params: Problem['params']) => string) | undefined;
  return step?.(params) ?? hint;
}
