import { expect, test } from 'vitest';
import { FIX_COMMANDS } from './fix-commands.js';
import { NEXT_STEPS } from './next-steps.js';

test('names in proposed commands are quoted as a shell reads them', () => {
  expect(FIX_COMMANDS['unused-media']({ file: 'a b;rm.png' } as never)).toBe(
    'croupier media delete "a b;rm.png" takes it out of the library.',
  );
  const undone = { operation: 'users.set-password', subject: '$(touch x)', before: undefined };
  expect(NEXT_STEPS['undo.secret'](undone as never)).toBe(
    "Set another: croupier users set-password '$(touch x)'.",
  );
});
