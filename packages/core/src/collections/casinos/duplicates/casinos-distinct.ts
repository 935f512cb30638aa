import * as z from 'zod';
import { change } from '../../../operations/define/operation.js';
import { recordRef } from '../../../operations/records/named-records.js';
import { problem } from '../../../problem.js';
import { keepDistinct } from '../../distinct-pairs/distinct-pairs.js';
import type { Casino } from '../casino.js';

/** Says that casinos which look alike are distinct, so that nobody is told of them again. Problems: `not-found`, `usage`. */
export const casinosDistinct = change({
  name: 'casinos.distinct',
  summary: 'Say that casinos which look alike are distinct; they are told no more',
  permission: 'edit casinos, bonuses and games',
  exposure: { screen: '/admin' },
  input: () => z.strictObject({ records: z.array(recordRef()).min(2).max(50) }),
  run({ content }, { records }) {
    const casinos = new Map<string, Casino>();
    for (const ref of records) {
      const one = content.casinos.require(ref);
      casinos.set(one.id, one);
    }
    const all = [...casinos.values()];
    if (all.length < 2) throw problem('duplicate.itself', { slug: all[0]?.slug ?? '' });
    for (const [place, one] of all.entries())
      for (const other of all.slice(0, place)) keepDistinct(content, other, one);
    return { records: all };
  },
});
