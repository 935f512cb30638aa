import { expect, test } from 'vitest';
import { firstDraft, type SharedDraft } from './shared-draft.js';

const record = { id: '1', bonuses: { welcome: '100%', noDeposit: '50%', freeSpins: '5%' } };
const shared: SharedDraft = {
  version: '2',
  changes: { bonuses: { welcome: '200%' } },
  by: { id: undefined, name: 'Ann' },
  savedAt: '2026-11-01T10:00:00.000Z',
  publishAt: undefined,
  hideAt: undefined,
  outdated: {},
};

test('a form begins with the shared draft and what this browser kept, each field of a group by itself', () => {
  const kept = { changes: { bonuses: { noDeposit: '75%' } } };
  expect(firstDraft(kept, { record, hash: 'a', shared })).toEqual({
    changes: { bonuses: { welcome: '200%', noDeposit: '75%' } },
    base: { record, hash: 'a' },
  });
});

test('what others made live since is compared, and the other fields of its group stay', () => {
  const outdated = { bonuses: { welcome: '90%' } };
  expect(firstDraft(undefined, { record, hash: 'a', shared: { ...shared, outdated } })?.base).toEqual({
    record: { id: '1', bonuses: { welcome: '90%', noDeposit: '50%', freeSpins: '5%' } },
    hash: '',
  });
});

test('without a shared draft a form begins with what this browser kept', () => {
  const kept = { changes: { name: 'Fox' } };
  expect(firstDraft(kept, { record, hash: 'a' })).toBe(kept);
  expect(firstDraft(undefined, undefined)).toBeUndefined();
});
