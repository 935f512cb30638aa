import { adminPath } from '@croupier/core';
import { localDate, adminTodoLabels as messages } from '@croupier/core/messages';
import { EmptyState, Skeleton } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import { useQuestion } from '../backend/use-operations.js';
import { editAddress } from '../records/content-address.js';
import list from '../screens/list.module.css';
import { type ComingEvent, comingUp, DAYS_AHEAD } from './coming-up.js';
import styles from './todo.module.css';

const { upcoming: labels } = messages;

/** How many records of a kind are asked for. */
const MOST_ASKED = 100;
const ENDING = [`validUntil>=today-1d and validUntil<=today+${DAYS_AHEAD + 1}d`];
const PINNED = ['pins!='];
const SCHEDULED = ['publishedAt>now'];

/** What goes live and what ends in the next days, day by day. */
export function ComingUp() {
  const posts = useQuestion('posts.list', { status: 'published', where: SCHEDULED, limit: MOST_ASKED });
  const bonuses = useQuestion('bonuses.list', { where: ENDING, limit: MOST_ASKED });
  const toplists = useQuestion('toplists.list', { where: PINNED, limit: MOST_ASKED });
  const drafts = useQuestion('drafts.list', {});
  const tokens = useQuestion('tokens.list', {});
  const asked = [posts, bonuses, toplists, drafts, tokens];
  if (asked.some(({ data, error }) => data === undefined && error === null)) return <Skeleton count={3} />;
  const events = comingUp(
    {
      posts: posts.data?.records ?? [],
      bonuses: bonuses.data?.records ?? [],
      toplists: toplists.data?.records ?? [],
      drafts: drafts.data?.records ?? [],
      tokens: tokens.data?.records ?? [],
    },
    new Date(),
  );
  const hidden = [posts, bonuses, toplists].reduce(
    (sum, { data }) => sum + (data === undefined ? 0 : data.total - data.records.length),
    0,
  );
  if (events.length === 0 && hidden === 0) return <EmptyState title={labels.none} />;
  const days = [...new Set(events.map(({ day }) => day))];
  return (
    <>
      <dl className={styles.days}>
        {days.map((day) => (
          <Day key={day} day={day} events={events.filter((event) => event.day === day)} />
        ))}
      </dl>
      {hidden === 0 ? null : <p className={list.below}>{labels.more(hidden)}</p>}
    </>
  );
}

function Day({ day, events }: { day: string; events: readonly ComingEvent[] }) {
  const role = useAdmin().getSession().user?.role;
  return (
    <>
      <dt>
        <time dateTime={day}>{localDate(day, 'en')}</time>
      </dt>
      <dd>
        {events.map(({ key, name, text, place }) => {
          const href = place === undefined ? adminPath('profile') : editAddress(place, role);
          return (
            <span key={key}>
              {href === undefined ? (
                name
              ) : (
                <a href={href} className={styles.link}>
                  {name}
                </a>
              )}
              : {text}
            </span>
          );
        })}
      </dd>
    </>
  );
}
