import type { OperationResult } from '@croupier/core';
import { readPin } from '@croupier/core/forms';
import { adminDraftLabels, adminTodoLabels } from '@croupier/core/messages';
import { localDay } from '../local-day.js';

const { upcoming: labels } = adminTodoLabels;

/** How many days ahead are told. */
export const DAYS_AHEAD = 30;

/** Something that goes live or ends. */
export interface ComingEvent {
  key: string;
  /** YYYY-MM-DD, by the reader's clock. */
  day: string;
  /** The record, and what becomes of it. */
  name: string;
  text: string;
  place: { in: string; id: string } | undefined;
}

type RecordOf<N extends 'posts.list' | 'bonuses.list' | 'toplists.list'> =
  OperationResult<N>['records'][number];

interface ComingContent {
  posts: readonly Pick<RecordOf<'posts.list'>, 'id' | 'title' | 'isPublished' | 'publishedAt'>[];
  bonuses: readonly Pick<
    RecordOf<'bonuses.list'>,
    'id' | 'title' | 'casino' | 'validUntil' | 'withdrawnAt'
  >[];
  toplists: readonly Pick<RecordOf<'toplists.list'>, 'id' | 'title' | 'pins' | 'isActive'>[];
  drafts: readonly Pick<
    OperationResult<'drafts.list'>['records'][number],
    'in' | 'record' | 'name' | 'publishAt' | 'hideAt'
  >[];
  tokens: readonly { id: string; name: string; expiresAt: string }[];
}

const DRAFT_TEXTS = {
  publishAt: adminDraftLabels.upcoming.live,
  hideAt: adminDraftLabels.upcoming.off,
};

/** What goes live or ends from now until `DAYS_AHEAD` days later, the soonest first. */
export function comingUp(
  { posts, bonuses, toplists, drafts, tokens }: ComingContent,
  now: Date,
): ComingEvent[] {
  const end = new Date(now);
  end.setDate(end.getDate() + DAYS_AHEAD);
  const [first, last] = [localDay(now), localDay(end)];
  const events: ComingEvent[] = [
    ...posts
      .filter(({ isPublished, publishedAt = '' }) => isPublished && Date.parse(publishedAt) > now.getTime())
      .map(({ id, title, publishedAt = '' }) => ({
        ...{ key: id, day: localDay(new Date(publishedAt)), name: title, text: labels.live },
        place: { in: 'posts', id },
      })),
    ...bonuses
      .filter(({ withdrawnAt }) => withdrawnAt === undefined)
      .map(({ id, title, casino, validUntil = '' }) => ({
        ...{ key: id, day: validUntil, name: `${title}, ${casino}`, text: labels.offer },
        place: { in: 'bonuses', id },
      })),
    ...toplists
      .filter(({ isActive }) => isActive)
      .flatMap(({ id, title, pins }) =>
        pins.flatMap((text) => {
          const pin = readPin(text);
          return pin === undefined
            ? []
            : {
                ...{ key: `${id} ${text}`, day: pin.until, name: title },
                text: labels.pin(pin.casino, pin.place),
                place: { in: 'toplists', id },
              };
        }),
      ),
    ...drafts.flatMap(({ in: collection, record: id, name, ...times }) =>
      (['publishAt', 'hideAt'] as const).flatMap((time) => {
        const moment = times[time];
        if (moment === undefined) return [];
        return {
          ...{ key: `${time} ${id}`, day: localDay(new Date(moment)), name, text: DRAFT_TEXTS[time] },
          place: { in: collection, id },
        };
      }),
    ),
    ...tokens.map(({ id, name, expiresAt }) => ({
      ...{ key: id, day: localDay(new Date(expiresAt)), name, text: labels.token, place: undefined },
    })),
  ];
  return events
    .filter(({ day }) => day >= first && day <= last)
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day));
}
