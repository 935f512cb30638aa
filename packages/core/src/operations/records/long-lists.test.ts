import { beforeAll, expect, test } from 'vitest';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { RecordCache } from '../../store/serialized/record-cache.js';
import { openStore } from '../../store/store.js';
import { operations as op } from '../registry.js';

const COUNT = 2_000;
const WORDS = 'Calm and well lit. '.repeat(60);
/** So many that they take longer than one turn, whatever the machine. */
const CONDITIONS = Array.from({ length: 3_000 }, (_, n) => `createdAt!~never${n}`);

let perform: Perform;

beforeAll(async () => {
  const storage = memoryStorage();
  const records = new RecordCache();
  perform = createPerform(storage, runtime, { records });
  await openStore(storage, runtime).change(
    { by: { name: 'owner' }, operation: 'store.restore' },
    (content) => {
      for (let n = 0; n < COUNT; n++) {
        content.casinos.insert({ name: `Casino ${n}`, description: WORDS, slug: `casino-${n}` });
        content.games.insert({ name: `Game ${n}`, provider: 'Fox', category: 'slots', rating: 5 });
        content.redirects.insert({ source: `/old-${n}`, target: `/new-${n}`, order: n });
        content.users.insert({ username: `user-${n}`, email: `user-${n}@guide.example`, role: 'user' });
      }
    },
  );
});

test.each(['casinos', 'games', 'redirects', 'users'] as const)(
  'other work goes on while a long list of %s is looked through',
  async (noun) => {
    const ask = (input: object) => perform(op[`${noun}.list`] as (typeof op)['games.list'], input);
    expect((await ask({})).result.total).toBeGreaterThanOrEqual(COUNT);
    let turns = 0;
    const timer = setInterval(() => turns++);
    const { result } = await ask({ search: '0', where: CONDITIONS, limit: 2 });
    clearInterval(timer);
    expect(result.total).toBeGreaterThan(400);
    expect(turns).toBeGreaterThan(2);
  },
);
