import { expect, test } from 'vitest';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { openStore } from '../../store/store.js';
import { operations as op } from '../registry.js';

test('content written into the store by hand is checked: HTML is cleaned, faulty CSS is left to its owner', async () => {
  const storage = memoryStorage();
  const perform = createPerform(storage, runtime);
  await openStore(storage, runtime).change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    content.styles.set({ css: 'a { b }' });
  });
  // Bypasses all validation, as a text editor does.
  await storage.write(async (draft) => {
    const words = { footerCopyright: '<b onclick=run()>Us</b>' };
    draft.put('homepage', JSON.stringify({ content: { ...words, statsValues: {} }, sections: [] }));
    return {
      header: { ...HEADER, id: runtime.newId(), number: 1 },
      entries: [],
    };
  });
  const checks = async () => {
    const { findings } = (await perform(op['doctor.check'], {})).result;
    return findings.map(({ check, message }) => [check, message]);
  };
  expect(await checks()).toEqual([
    ['unsafe-html', 'Footer copyright holds HTML that is not safe'],
    ['faulty-css', expect.stringContaining('Line 1, column 5: ')],
  ]);
  await perform(op['doctor.mend'], {});
  expect(await checks()).toEqual([['faulty-css', expect.any(String)]]);
  expect((await perform(op['homepage.show'], {})).result.content.footerCopyright).toBe('<b>Us</b>');
});

const HEADER = {
  at: '2026-01-05T09:00:00.000Z',
  by: { name: 'hand' },
  operation: 'x.y',
  subject: 'homepage',
  inserted: 1,
  updated: 0,
  removed: 0,
};
