import type { ContactMessage, OperationResult } from '@croupier/core';

/** Something that the doctor found. */
export type Finding = OperationResult<'doctor.check'>['findings'][number];
/** An offer that is to be checked. */
export type DueOffer = OperationResult<'bonuses.due'>['records'][number];

/** An article or a page that is not published. */
export interface Draft {
  in: 'posts' | 'pages';
  id: string;
  title: string;
}

/** Changes to a record that visitors do not see yet. */
export type SharedDraft = OperationResult<'drafts.list'>['records'][number];

/** A source with rows that wait for a decision. */
export interface OpenSource {
  id: string;
  name: string;
  open: number;
}

/** The kinds of work, the most urgent first. */
export const TODO_GROUPS = ['broken', 'ended', 'stale', 'contradicting', 'waiting', 'tidy'] as const;

/** Something that waits for somebody. */
export type TodoItem = { key: string; group: (typeof TODO_GROUPS)[number] } & (
  | { kind: 'finding'; finding: Finding }
  | { kind: 'offer'; offer: DueOffer }
  | { kind: 'draft'; draft: Draft }
  | { kind: 'changes'; changes: SharedDraft }
  | { kind: 'source'; source: OpenSource }
  | { kind: 'message'; message: ContactMessage }
);

interface TodoContent {
  findings: readonly Finding[];
  due: { total: number; records: readonly DueOffer[] };
  drafts: readonly Draft[];
  changes: readonly SharedDraft[];
  sources: readonly OpenSource[];
  /** Those that the reader has not seen. */
  messages: readonly ContactMessage[];
}

/** What waits for somebody, in groups; an offer that is to be checked is not told again as a finding. */
export function todoItems({ findings, due, drafts, changes, sources, messages }: TodoContent): TodoItem[] {
  const offers = new Set(due.records.map(({ id }) => id));
  const isTold = ({ code, id = '' }: Finding) =>
    (code === 'expired-bonus' || code === 'stale-offer') &&
    (offers.has(id) || due.total > due.records.length);
  const items: TodoItem[] = [
    ...findings
      .filter((finding) => !isTold(finding))
      .map((finding) => ({
        key: `finding ${finding.check} ${finding.subject} ${finding.message}`,
        group: groupOf(finding),
        kind: 'finding' as const,
        finding,
      })),
    ...due.records.map((offer) => ({
      key: `offer ${offer.id}`,
      group: offer.reasons.includes('expired') ? ('ended' as const) : ('stale' as const),
      kind: 'offer' as const,
      offer,
    })),
    ...messages.map((message) => ({
      key: `message ${message.id}`,
      group: 'waiting' as const,
      kind: 'message' as const,
      message,
    })),
    ...sources
      .filter(({ open }) => open > 0)
      .map((source) => ({
        key: `source ${source.id}`,
        group: 'waiting' as const,
        kind: 'source' as const,
        source,
      })),
    ...changes.map((one) => ({
      key: `changes ${one.record}`,
      group: one.isDue ? ('broken' as const) : ('waiting' as const),
      kind: 'changes' as const,
      changes: one,
    })),
    ...drafts.map((draft) => ({
      key: `draft ${draft.id}`,
      group: 'waiting' as const,
      kind: 'draft' as const,
      draft,
    })),
  ];
  return TODO_GROUPS.flatMap((group) => items.filter((item) => item.group === group));
}

const GROUP_OF: Partial<Record<Finding['code'], TodoItem['group']>> = {
  'expired-bonus': 'ended',
  'idle-pin': 'ended',
  'stale-offer': 'stale',
  'contradicting-offer': 'contradicting',
  'register-mismatch': 'contradicting',
  'look-alike-name': 'contradicting',
  'duplicate-casino': 'contradicting',
  'duplicate-listing': 'contradicting',
  'duplicate-market': 'contradicting',
};

function groupOf({ code, severity }: Finding): TodoItem['group'] {
  return GROUP_OF[code] ?? (severity === 'note' ? 'tidy' : 'broken');
}
