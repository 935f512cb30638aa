import { expect, test } from 'vitest';
import { memoryPerform } from '../../operations/testing/memory-store.js';
import { postsImport, postsList } from './posts.js';

test.each([
  ['TRUE', true, "Column 'Published' is read as isPublished"],
  ['0', false, "Column 'Published' is read as isPublished"],
  ['yes', false, "Column 'Published' is not known and is left out"],
  ['2026-05-01', false, "Column 'Published' is not known and is left out"],
])(
  'a column Published is read as that of drafts where its cells say true or false, and never in silence: %s',
  async (cell, isPublished, told) => {
    const perform = memoryPerform();
    const source = `title,excerpt,content,Published\nOne,Short.,Long.,${cell}\n`;
    const { result } = await perform(postsImport, { source });
    expect(result.warnings.map(({ message }) => message)).toEqual([told]);
    expect((await perform(postsList, {})).result.records).toMatchObject([{ isPublished }]);
  },
);
