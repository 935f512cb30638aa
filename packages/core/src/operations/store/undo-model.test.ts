import { test } from 'vitest';
import { memoryStorage } from '../../store/memory-storage.js';
import { expectUndoAsInModel } from '../testing/undo-model.js';

test('three people who add, edit, delete, undo and redo leave what a plain model of them leaves', async () => {
  await expectUndoAsInModel(async () => memoryStorage(), { count: 500 });
});
