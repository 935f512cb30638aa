import * as z from 'zod';
import { change } from '../../../operations/define/operation.js';
import { recordRef } from '../../../operations/records/named-records.js';
import { renameCasino } from '../../../operations/redirects/redirect-on-rename.js';
import { problem } from '../../../problem.js';
import type { Transaction } from '../../../store/transaction.js';
import { type Warning, warning, withWarnings } from '../../../warning.js';
import { carryDistinct } from '../../distinct-pairs/distinct-pairs.js';
import { carryListings } from '../../listings/listing-references.js';
import { casinoBrand } from '../../programmes/brands.js';
import { linkOf } from '../../programmes/programme-reference.js';
import type { Casino } from '../casino.js';
import { deriveCasinoFields } from '../casinos.js';
import {
  carryBonuses,
  carryCommunity,
  carryEarnings,
  carryToplists,
  redirectMerged,
} from './carry-references.js';
import { carrySourceRows } from './carry-source-rows.js';
import {
  type FieldChoice,
  MERGE_PREFERENCES,
  type MergedField,
  type MergedFields,
  mergeFields,
} from './merged-fields.js';

/** How many of each kind go with merged casinos to the one that stays. */
export interface CarriedCounts {
  bonuses: number;
  listings: number;
  /** Addresses of reviews that lead to the one that stays. */
  redirects: number;
  /** Rows of sources whose next import finds the one that stays. */
  sourceRows: number;
  toplists: number;
  /** Complaints and tournaments. */
  community: number;
}

/** What a merge did, or with a dry run would do. */
export interface MergeResult {
  /** The one that stays, as it is then. */
  records: Casino[];
  gone: Pick<Casino, 'id' | 'slug' | 'name'>[];
  /** The fields in which they differed. */
  fields: MergedField[];
  carried: CarriedCounts;
  warnings?: Warning[];
}

/** Makes one casino of several, with all that belongs to them. Problems: `not-found`, `usage`, `conflict`, `invalid`. */
export const casinosMerge = change({
  name: 'casinos.merge',
  summary: 'Merge casinos that are the same one into the first; what belongs to the others goes with it',
  permission: 'import and delete content',
  exposure: { screen: '/admin/casinos' },
  input: () =>
    z.strictObject({
      record: recordRef().describe('The casino that stays'),
      others: z.array(recordRef()).min(1).max(50).describe('Those that become part of it'),
      prefer: z
        .enum(MERGE_PREFERENCES)
        .default('kept')
        .describe(
          'Whose values win where they differ; an empty field takes the next one, and lists are united',
        ),
      take: z
        .array(z.strictObject({ field: z.string().min(1), from: recordRef() }))
        .default([])
        .describe('Fields whose value is that of one of the casinos'),
    }),
  run(context, { record, others, prefer, take }): MergeResult {
    const { content } = context;
    const casinos = requireSeveral(content, record, others);
    const [before, ...gone] = casinos;
    const merged = mergeFields(casinos, prefer, choicesOf(content, casinos, take));
    for (const { id } of gone) content.casinos.remove(id);
    const given = withKeptLink(content, casinos, merged);
    const changes = Object.keys(given).length === 0 ? given : deriveCasinoFields(context, given, before);
    const after = content.casinos.update(before.id, changes);
    renameCasino(content, before, after);
    carryDistinct(content, gone, after);
    carryEarnings(content, gone, after);
    const carried = {
      bonuses: carryBonuses(content, gone, after),
      listings: carryListings(content, gone, after),
      redirects: redirectMerged(content, gone, before, after),
      sourceRows: carrySourceRows(context, casinos, merged),
      toplists: carryToplists(content, gone, after),
      community: carryCommunity(content, gone, after),
    };
    const result = {
      records: [after],
      gone: gone.map(({ id, slug, name }) => ({ id, slug, name })),
      fields: merged.differing,
      carried,
    };
    return withWarnings(result, hiddenWarnings(gone, after));
  },
});

/** The casinos of a merge, the one that stays first. Problems: `not-found`, `usage` for one with itself. */
function requireSeveral(
  { casinos }: Pick<Transaction, 'casinos'>,
  record: string,
  others: readonly string[],
): [Casino, ...Casino[]] {
  const kept = casinos.require(record);
  const gone = new Map<string, Casino>();
  for (const ref of others) {
    const one = casinos.require(ref);
    if (one.id === kept.id) throw problem('merge.itself', { slug: kept.slug });
    gone.set(one.id, one);
  }
  return [kept, ...gone.values()];
}

function choicesOf(
  { casinos: stored }: Pick<Transaction, 'casinos'>,
  casinos: readonly Casino[],
  take: readonly { field: string; from: string }[],
): FieldChoice[] {
  return take.map(({ field, from }) => {
    const { id, slug } = stored.require(from);
    const casino = casinos.find((one) => one.id === id);
    if (casino !== undefined) return { field, casino };
    throw problem('merge.from-another', { field, slug, slugs: casinos.map((one) => one.slug) });
  });
}

/** The changes of a merge; a link that the programme of another gave it becomes that of the one that stays. */
function withKeptLink(
  content: Transaction,
  [before, ...gone]: readonly [Casino, ...Casino[]],
  { changes, isTakenFrom }: MergedFields,
): Record<string, unknown> {
  const { visitUrl } = changes;
  const giver = gone.find(({ id }) => isTakenFrom('visitUrl', id));
  if (typeof visitUrl !== 'string' || giver === undefined) return changes;
  if (visitUrl !== linkOf(content, giver, casinoBrand(giver))) return changes;
  const after: Partial<Casino> = { ...before, ...changes };
  return { ...changes, visitUrl: linkOf(content, after, casinoBrand(after)) ?? visitUrl };
}

/** Warns where addresses that visitors knew now lead to a review that they do not see. */
function hiddenWarnings(gone: readonly Casino[], after: Casino): Warning[] {
  const shown = after.isActive ? [] : gone.filter(({ isActive }) => isActive);
  if (shown.length === 0) return [];
  return [warning('merge.hides', { name: after.name, names: shown.map(({ name }) => name) })];
}
