import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCasinoChange, casino, newStore, reopenStore } from './child-process.js';

/** A store of three casinos, with functions that edit or damage its file. */
export async function threeCasinos() {
  const notes: string[] = [];
  const { folder, store } = await newStore();
  await store.change(addCasinoChange, (tx) => {
    for (const slug of ['one', 'two', 'three']) tx.casinos.insert(casino(slug, { rating: 5 }));
  });
  const path = join(folder, 'casinos.json');
  return {
    folder,
    path,
    notes,
    store: reopenStore(folder, { onNote: (note) => notes.push(note) }),
    lines: () => readFileSync(path, 'utf8').split('\n'),
    edit(change: (text: string) => string) {
      const text = change(readFileSync(path, 'utf8'));
      writeFileSync(path, text);
      return text;
    },
  };
}
