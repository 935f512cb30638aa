import type * as z from 'zod';
import type { Issue } from '../../diagnostics/issue.js';
import { closestMatch } from '../../model/closest-match.js';
import { issueSentence, valueAtPath } from '../../model/entity.js';
import { problem } from '../../problem.js';
import type { Operation } from './operation.js';

/** Parses the input of an operation. Problem: `usage`, with the nearest word for a mistyped one. */
export function parseInput<I extends z.ZodType>(operation: Operation<I>, input: z.input<I>): z.output<I> {
  const parsed = operation.input.safeParse(input);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.flatMap((issue) => inputFaults(issue, input, operation));
  const suggestion = faults.find(({ meant }) => meant !== undefined)?.meant;
  const issues = faults.map(({ meant: _, ...issue }) => issue);
  throw problem('input.invalid', { suggestion }, { issues });
}

type InputFault = Issue & { meant?: string | undefined };

function inputFaults(
  issue: z.core.$ZodIssue,
  input: unknown,
  { name, input: schema }: Operation,
): InputFault[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = path === '' ? Object.keys((schema as Partial<z.ZodObject>).shape ?? {}) : [];
    return issue.keys.map((key) => ({
      path: path === '' ? key : `${path}.${key}`,
      message: `${name} takes no '${key}'`,
      meant: closestMatch(key, known),
    }));
  }
  const value = valueAtPath(input, issue.path);
  // A text that is too long is not repeated: it can be a password.
  const isWord = typeof value === 'string' && (issue.code === 'invalid_value' || issue.code === 'custom');
  const given = isWord ? { value } : {};
  if (issue.code === 'invalid_value' && isWord) {
    const words = issue.values.map(String);
    const message = `${path} must be one of ${words.join(', ')}, not '${value}'`;
    return [{ path, message, ...given, meant: closestMatch(value, words) }];
  }
  return [{ path, message: issueSentence(path || 'Input', boundsFault(issue) ?? issue.message), ...given }];
}

/** What is wrong with a size, where the schema has no words of its own for it. */
function boundsFault(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'too_small' && issue.message.startsWith('Too small')) {
    const { origin, minimum } = issue;
    if (origin === 'number') return `must be at least ${minimum}`;
    if (minimum <= 1) return 'must not be empty';
    return `must have at least ${minimum} ${origin === 'string' ? 'characters' : 'items'}`;
  }
  if (issue.code === 'too_big' && issue.message.startsWith('Too big'))
    return issue.origin === 'string'
      ? `must have at most ${issue.maximum} characters`
      : `must be at most ${issue.maximum}`;
  return undefined;
}
