import { adminPath, allows } from '@croupier/core';
import { adminLabels, adminTodoLabels as labels } from '@croupier/core/messages';
import { Button, ButtonLink, Skeleton } from '@croupier/ui/admin';
import { useId, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { toastFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { Loaded, type LoadedProps } from '../Loaded.js';
import list from '../screens/list.module.css';
import { TodoEntry } from './TodoEntry.js';
import styles from './todo.module.css';
import { type DueOffer, type Finding, TODO_GROUPS, todoItems } from './todo-items.js';
import { useUnseenMessages } from './unseen-messages.js';
import { useFocusOnNext } from './use-focus-on-next.js';

const { dashboard } = adminLabels;

/** How many are shown at first. */
const MOST_SHOWN = 12;
/** How many drafts of a kind, and how many messages, are shown. */
const MOST_DRAFTS = 10;

const NONE = { records: [] };

interface DueOffers {
  total: number;
  records: readonly DueOffer[];
}

/** The props of the list of what waits. */
interface TodoProps {
  /** What the doctor answers. */
  doctor: LoadedProps<{ findings: readonly Finding[] }>['query'];
  /** The offers to check. */
  due: LoadedProps<DueOffers>['query'];
}

/** What waits for somebody, each with the button that does the next step; done by keyboard one after another. */
export function Todo({ doctor, due }: TodoProps) {
  const unfinished = useUnfinished();
  return (
    <Loaded query={doctor}>
      {({ findings }) => (
        <Loaded query={due}>
          {(offers) =>
            // What comes later would push away what is read already.
            unfinished.isPending ? (
              <Skeleton count={5} />
            ) : (
              <TodoList findings={findings} due={offers} unfinished={unfinished} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

/** What somebody began: drafts, changes that are not live, rows of sources that wait for a decision. */
function useUnfinished() {
  const asked = [
    useQuestion('posts.list', { status: 'draft', limit: MOST_DRAFTS }),
    useQuestion('pages.list', { status: 'draft', limit: MOST_DRAFTS }),
    useQuestion('drafts.list', {}),
    useQuestion('sources.list', {}),
  ] as const;
  const [
    { data: posts },
    { data: pages },
    { data: { records: changes } = NONE },
    { data: { records: sources } = NONE },
  ] = asked;
  return { posts, pages, changes, sources, isPending: asked.some((question) => question.isPending) };
}

interface TodoListProps {
  findings: readonly Finding[];
  due: DueOffers;
  unfinished: ReturnType<typeof useUnfinished>;
}

function TodoList({ findings, due, unfinished: { posts, pages, changes, sources } }: TodoListProps) {
  const id = useId();
  const role = useAdmin().getSession().user?.role;
  const change = useChange();
  const [isAll, setAll] = useState(false);
  const messages = useUnseenMessages();
  const items = todoItems({
    findings,
    due,
    drafts: [
      ...(posts?.records ?? []).map((post) => ({ ...post, in: 'posts' as const })),
      ...(pages?.records ?? []).map((page) => ({ ...page, in: 'pages' as const })),
    ],
    changes,
    messages: messages.slice(0, MOST_DRAFTS),
    sources: allows('import and delete content', role) ? sources : [],
  });
  const shown = isAll ? items : items.slice(0, MOST_SHOWN);
  const further = [
    {
      count: Math.max(0, messages.length - MOST_DRAFTS),
      label: labels.moreMessages,
      href: adminPath('messages'),
    },
    { count: hiddenIn(due), label: labels.moreOffers, href: adminPath('bonuses-due') },
    { count: hiddenIn(posts), label: labels.moreDrafts.posts, href: `${adminPath('news')}?status=draft` },
    { count: hiddenIn(pages), label: labels.moreDrafts.pages, href: `${adminPath('pages')}?status=draft` },
  ].filter(({ count }) => count > 0);
  const { ref, ...keys } = useFocusOnNext(shown.map(({ key }) => key));
  const mend = () =>
    toastFailure(change('doctor.mend', {}, { message: ({ mended }) => dashboard.mended(mended.length) }));
  return (
    <section ref={ref} aria-labelledby={id} className={styles.panel} {...keys}>
      <div className={styles.head}>
        <div>
          <h2 id={id} tabIndex={-1} data-end="">
            {labels.title}
          </h2>
          <p role="status" className={list.below}>
            {labels.count(further.reduce((sum, { count }) => sum + count, items.length))}
          </p>
          {shown.length > 1 ? <p className={styles.keys}>{labels.keys}</p> : null}
        </div>
        {allows('administer', role) && findings.some(({ isSafe }) => isSafe) ? (
          <Button variant="plain" onClick={mend}>
            {dashboard.mend}
          </Button>
        ) : null}
      </div>
      {TODO_GROUPS.map((group) => ({ group, all: shown.filter((item) => item.group === group) }))
        .filter(({ all }) => all.length > 0)
        .map(({ group, all }) => (
          <div key={group}>
            <h3 id={`${id}-${group}`} className={styles.group}>
              {labels.groups[group]}
            </h3>
            <ul aria-labelledby={`${id}-${group}`} className={styles.list}>
              {all.map((item) => (
                <TodoEntry key={item.key} item={item} />
              ))}
            </ul>
          </div>
        ))}
      <div className={styles.foot}>
        {items.length === shown.length ? null : (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {labels.more(items.length - shown.length)}
          </Button>
        )}
        {further.map(({ count, label, href }) => (
          <ButtonLink key={href} variant="quiet" href={href}>
            {label(count)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

/** How many there are beside those that were asked for. */
function hiddenIn(found: { total: number; records: readonly unknown[] } | undefined): number {
  return found === undefined ? 0 : found.total - found.records.length;
}
