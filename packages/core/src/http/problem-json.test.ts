import { expect, test } from 'vitest';
import { PROBLEMS } from '../diagnostics/problems.js';
import { Problem } from '../problem.js';
import { isProblemJson, problemFromJson, problemToJson } from './problem-json.js';
import { problemStatus } from './problem-status.js';

test('a problem survives the way over the wire: code, reason, params, text, hint, issues and data', () => {
  const sent = new Problem('invalid', 'Rating must be a number', {
    reason: 'record.invalid',
    params: { field: 'rating', known: ['a'] },
    hint: 'Give a number.',
    issues: [{ message: 'Rating must be a number', path: 'rating', value: 'x', line: 3 }],
    data: { errors: [1] },
    cause: new Error('not for the wire'),
  });
  const json: unknown = JSON.parse(JSON.stringify(problemToJson(sent)));
  expect(JSON.stringify(json)).not.toContain('not for the wire');
  expect(isProblemJson(json)).toBe(true);
  const received = problemFromJson(json as Parameters<typeof problemFromJson>[0]);
  expect({ ...received, message: received.message }).toEqual({ ...sent, message: sent.message });
});

test('every problem of the table has a status that no proxy takes for success, and 401 and 403 for no other kind than theirs', () => {
  for (const [reason, { code }] of Object.entries(PROBLEMS)) {
    const status = problemStatus({ code, reason: reason as keyof typeof PROBLEMS });
    expect([reason, status >= 400 && status < 600]).toEqual([reason, true]);
    if (status === 403 || status === 401) expect([reason, code]).toEqual([reason, 'not-allowed']);
  }
});
