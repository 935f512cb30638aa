import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../messages.js';
import type { Actor } from '../../operations/define/operation.js';
import { operations as op } from '../../operations/registry.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';

const editor: Actor = { author: { id: '1', name: 'Eva' }, role: 'editor' };
const moderator: Actor = { author: { id: '2', name: 'Mo' }, role: 'moderator' };
let perform: Perform;

beforeEach(async () => {
  perform = createPerform(memoryStorage(), runtime);
  for (const [name, rating] of [
    ['Golden Fox', 9.1],
    ['Blue Lagoon', 7.2],
  ] as const) {
    await perform(op['casinos.add'], { record: { name, rating, description: 'Calm and fair.' } });
  }
});

async function show(name: string) {
  return (await perform(op['casinos.show'], { record: name })).result.record;
}

describe('adding a casino', () => {
  test('the name determines the slug, with a number if the slug is taken', async () => {
    await perform(op['casinos.add'], { record: { name: 'Golden Fox', description: 'Another.' } });
    expect(await show('golden-fox-2')).toMatchObject({
      description: 'Another.',
      isActive: true,
      isFeatured: false,
    });
  });

  test('an explicit slug that is taken is a conflict', async () => {
    const adding = perform(op['casinos.add'], {
      record: { name: 'X', slug: 'golden-fox', description: 'y' },
    });
    await expect(adding).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a name that yields no slug asks for a slug', async () => {
    const adding = perform(op['casinos.add'], { record: { name: '!!!', description: 'y' } });
    await expect(adding).rejects.toMatchObject({ code: 'invalid', message: messages.ours.slugEmpty('!!!') });
  });

  test('the messages are those of the specified form', async () => {
    const adding = perform(op['casinos.add'], { record: { rating: 11 } as never });
    const refusal = await adding.catch((error) => error);
    expect(refusal.issues.map((issue: { message: string }) => issue.message)).toEqual(
      expect.arrayContaining([
        messages.casino.nameRequired,
        messages.casino.descriptionRequired,
        messages.casino.ratingInScores,
      ]),
    );
  });
});

describe('the blacklist', () => {
  test("blacklisting sets today's date, and the removal clears it", async () => {
    await perform(op['casinos.blacklist'], { records: ['blue-lagoon'], reason: 'Slow payouts' });
    expect(await show('blue-lagoon')).toMatchObject({
      isBlacklisted: true,
      blacklistReason: 'Slow payouts',
      blacklistDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await perform(op['casinos.unblacklist'], { records: ['blue-lagoon'] });
    expect(await show('blue-lagoon')).not.toHaveProperty('blacklistDate');
  });

  test('an editor can edit a casino, but cannot change the blacklist by any operation', async () => {
    await perform(op['casinos.edit'], { record: 'golden-fox', changes: { rating: 8 } }, { actor: editor });
    const sneaking = perform(
      op['casinos.edit'],
      { record: 'golden-fox', changes: { isBlacklisted: true } },
      { actor: editor },
    );
    await expect(sneaking).rejects.toMatchObject({ code: 'not-allowed' });
    await perform(op['casinos.blacklist'], { records: ['golden-fox'] }, { actor: moderator });
    const clearing = perform(
      op['casinos.edit'],
      { record: 'golden-fox', changes: { isBlacklisted: false } },
      { actor: editor },
    );
    await expect(clearing).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('renaming a casino', () => {
  test('redirects the old address to the new one, and renaming it back closes no loop', async () => {
    const redirects = async () => {
      const { changes } = await perform(
        op['casinos.rename'],
        { record: 'golden-fox', slug: 'silver-fox' },
        { dryRun: true },
      );
      return changes
        .filter((one) => one.in === 'redirects')
        .map(({ after }) => [after?.source, after?.target]);
    };
    expect(await redirects()).toEqual([['/casino/golden-fox', '/casino/silver-fox']]);
    await perform(op['casinos.rename'], { record: 'golden-fox', slug: 'silver-fox' });
    const { changes } = await perform(op['casinos.rename'], { record: 'silver-fox', slug: 'golden-fox' });
    const rules = changes.filter((one) => one.in === 'redirects');
    expect(rules.map(({ before, after }) => [before?.source, after?.source])).toEqual([
      ['/casino/golden-fox', undefined],
      [undefined, '/casino/silver-fox'],
    ]);
  });
});

describe('saving a casino that changed in the meantime', () => {
  test('is a conflict and changes nothing', async () => {
    const { record, hash } = (await perform(op['casinos.show'], { record: 'golden-fox' })).result;
    await perform(op['casinos.edit'], { record: 'golden-fox', changes: { rating: 8 } });
    const saving = perform(
      op['casinos.edit'],
      { record: 'golden-fox', changes: { rating: 3 } },
      { expect: { in: 'casinos', id: record.id, hash } },
    );
    await expect(saving).rejects.toMatchObject({ code: 'conflict' });
    expect(await show('golden-fox')).toMatchObject({ rating: 8 });
  });
});

describe('undo', () => {
  test('reverts an edit, a deletion and an addition, including timestamps', async () => {
    const before = await show('golden-fox');
    await perform(op['casinos.edit'], { record: 'golden-fox', changes: { rating: 8, bonus: '100 spins' } });
    await perform(op['history.undo'], {});
    expect(await show('golden-fox')).toEqual(before);

    await perform(op['casinos.delete'], { records: ['golden-fox'] });
    await perform(op['history.undo'], {});
    expect(await show('golden-fox')).toEqual(before);

    await perform(op['casinos.add'], { record: { name: 'New', description: 'y' } });
    await perform(op['history.undo'], {});
    await expect(show('new')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is a change that can be undone itself', async () => {
    await perform(op['casinos.feature'], { records: ['golden-fox'] });
    const undo = await perform(op['history.undo'], {});
    const { change } = await perform(op['history.undo'], { change: undo.change?.id });
    expect(change).toMatchObject({ operation: 'history.undo', undoes: expect.any(String) });
    expect(await show('golden-fox')).toMatchObject({ isFeatured: true });
  });

  test('is refused when a later change depends on it, and names that change', async () => {
    const first = await perform(op['casinos.feature'], { records: ['golden-fox'] });
    const later = await perform(op['casinos.edit'], { record: 'golden-fox', changes: { rating: 2 } });
    const undoing = perform(op['history.undo'], { change: first.change?.id as string });
    await expect(undoing).rejects.toMatchObject({
      code: 'conflict',
      reason: 'undo.blocked',
      data: { blockedBy: { id: later.change?.id } },
    });
  });

  test("an editor undoes only the editor's own changes", async () => {
    await perform(op['casinos.feature'], { records: ['golden-fox'] });
    await expect(perform(op['history.undo'], {}, { actor: editor })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await perform(op['casinos.unfeature'], { records: ['golden-fox'] }, { actor: editor });
    await perform(op['history.undo'], {}, { actor: editor });
    expect(await show('golden-fox')).toMatchObject({ isFeatured: true });
  });
});

describe('backup', () => {
  async function backup(): Promise<string> {
    let text = '';
    const onChunk = (piece: string | Uint8Array) => {
      text += piece;
    };
    await perform(op['store.backup'], {}, { onChunk });
    return text;
  }
  async function* bytes(text: string) {
    yield new TextEncoder().encode(text);
  }

  test('a restore brings everything back, and a second backup has the same content', async () => {
    const text = await backup();
    await perform(op['casinos.delete'], { records: ['golden-fox'] });
    await perform(op['casinos.add'], { record: { name: 'Golden Fox', description: 'An impostor.' } });
    await perform(op['store.restore'], { source: bytes(text) });
    expect(await show('golden-fox')).toMatchObject({ description: 'Calm and fair.' });
    const lines = (whole: string) =>
      whole
        .split('\n')
        .slice(1, -2)
        .map((line) => ({ ...JSON.parse(line), hash: undefined }))
        .filter((line) => line.in !== 'history');
    expect(lines(await backup())).toEqual(lines(text));
  });

  test('a restore of the current content changes nothing', async () => {
    const source = bytes(await backup());
    expect(await perform(op['store.restore'], { source })).toMatchObject({ change: undefined, changes: [] });
  });

  test('one changed character is detected, and nothing is restored', async () => {
    const text = (await backup()).replace('Calm', 'Cold');
    await expect(perform(op['store.restore'], { source: bytes(text) })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await show('golden-fox')).toMatchObject({ description: 'Calm and fair.' });
  });
});

test('the doctor reports a bonus of a missing casino, and repairs only what is safe', async () => {
  const storage = memoryStorage();
  const mine = createPerform(storage, runtime);
  const { openStore } = await import('../../store/store.js');
  const id = runtime.newId();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'test' }, (tx) => {
    tx.bonuses.insert({ casino: 'Nowhere', title: '50 spins', validUntil: '2020-01-01' });
    tx.bonuses.insert({ casino: 'Nowhere', casinoId: id, title: 'Cashback' });
  });
  const { findings } = (await mine(op['doctor.check'], {})).result;
  expect(findings.map((one) => one.check).sort()).toEqual([
    'dangling-reference',
    'dangling-reference',
    'expired-bonus',
  ]);
  const { mended, remaining } = (await mine(op['doctor.mend'], {})).result;
  expect(mended).toHaveLength(1);
  expect(remaining).toHaveLength(2);
});

describe('hiding a casino', () => {
  const RETIRED = expect.stringMatching(/^\d{4}-/);

  test('a casino that was public keeps the date it was hidden, until it is shown again', async () => {
    await perform(op['casinos.deactivate'], { records: ['golden-fox'] });
    expect((await show('golden-fox')).retiredAt).toEqual(RETIRED);
    await perform(op['casinos.edit'], { record: 'golden-fox', changes: { rating: 3 } });
    expect((await show('golden-fox')).retiredAt).toEqual(RETIRED);
    await perform(op['casinos.activate'], { records: ['golden-fox'] });
    expect(await show('golden-fox')).not.toHaveProperty('retiredAt');
  });

  test('a casino that was never public has no such date, whatever changes', async () => {
    await perform(op['casinos.add'], {
      record: { name: 'Quiet Owl', description: 'Calm.', isActive: false },
    });
    await perform(op['casinos.edit'], { record: 'quiet-owl', changes: { rating: 3, isActive: false } });
    expect(await show('quiet-owl')).not.toHaveProperty('retiredAt');
  });

  test('an import that hides a casino sets the date as an edit does', async () => {
    const source = 'slug,isActive\ngolden-fox,false\n';
    await perform(op['casinos.import'], { source, onConflict: 'update' });
    expect(await show('golden-fox')).toMatchObject({ isActive: false, retiredAt: RETIRED });
  });
});
