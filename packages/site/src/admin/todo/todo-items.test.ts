import { expect, test } from 'vitest';
import { type DueOffer, type Finding, type SharedDraft, todoItems } from './todo-items.js';

const finding = (code: string, given: object = {}) =>
  ({
    ...{ code, check: code, params: {}, in: 'bonuses', subject: code, message: code, mend: '' },
    ...{ isSafe: false, severity: 'warning', ...given },
  }) as Finding;
const offer = (id: string, ...reasons: string[]) => ({ id, title: id, reasons }) as unknown as DueOffer;
const changes = (record: string, given: object = {}) => ({ record, isDue: false, ...given }) as SharedDraft;
const nothing = {
  findings: [],
  due: { total: 0, records: [] },
  drafts: [],
  changes: [],
  sources: [],
  messages: [],
};
const keysOf = (given: Partial<Parameters<typeof todoItems>[0]>) =>
  todoItems({ ...nothing, ...given }).map(({ group, kind }) => `${group} ${kind}`);

test('what visitors run into comes first, and what is only untidy last', () => {
  expect(
    keysOf({
      findings: [
        finding('unused-media', { severity: 'note' }),
        finding('duplicate-casino'),
        finding('idle-pin'),
        finding('dead-menu-target', { severity: 'error' }),
      ],
      due: { total: 1, records: [offer('one', 'stale')] },
      drafts: [{ in: 'posts', id: '1', title: 'Draft' }],
      changes: [changes('fox'), changes('owl', { isDue: true })],
      sources: [{ id: 's', name: 'Register', open: 2 }],
    }),
  ).toEqual([
    'broken finding',
    'broken changes',
    'ended finding',
    'stale offer',
    'contradicting finding',
    'waiting source',
    'waiting changes',
    'waiting draft',
    'tidy finding',
  ]);
});

test('an offer that has ended is told once, with its answers', () => {
  const findings = [finding('expired-bonus', { id: 'one' }), finding('expired-bonus', { id: 'hidden' })];
  const records = [offer('one', 'expired', 'stale')];
  expect(keysOf({ findings, due: { total: 1, records } })).toEqual(['ended finding', 'ended offer']);
  expect(keysOf({ findings, due: { total: 9, records } })).toEqual(['ended offer']);
});

test('a source without rows to decide is no work', () => {
  expect(keysOf({ sources: [{ id: 's', name: 'Register', open: 0 }] })).toEqual([]);
});
