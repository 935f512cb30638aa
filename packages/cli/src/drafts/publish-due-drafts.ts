import type { Perform } from '@croupier/core';
import {
  type Actor,
  type DraftSummary,
  draftsList,
  isProblem,
  OWNER,
  operations,
  type PerformOptions,
  type Problem,
  usersShow,
} from '@croupier/core';

/** What became of a draft whose time had come. */
export interface DueDraft {
  draft: DraftSummary;
  /** Why it could not go live or off; it stays as it is. */
  problem?: Problem;
}

/**
 * Makes drafts live whose time has come, each in a change of its own, in the name and with the rights of who saved it last. One that
 * fails keeps no other.
 */
export async function publishDueDrafts(perform: Perform, options: PerformOptions = {}): Promise<DueDraft[]> {
  const { records } = (await perform(draftsList, { isDue: true }, options)).result;
  const done: DueDraft[] = [];
  for (const draft of records) {
    try {
      const actor = await actorOf(perform, draft);
      const input = { records: [draft.ref], isDue: true };
      await perform(operations['drafts.publish'], input, { ...options, actor });
      done.push({ draft });
    } catch (error) {
      if (!isProblem(error)) throw error;
      done.push({ draft, problem: error });
    }
  }
  return done;
}

/** Who saved a draft last, with the role of today. */
async function actorOf(perform: Perform, { by: name, byId: id }: DraftSummary): Promise<Actor> {
  if (id === undefined) return { ...OWNER, author: { name } };
  const { record } = (await perform(usersShow, { record: id })).result;
  return { author: { id, name }, role: record.isActive ? record.role : undefined };
}
