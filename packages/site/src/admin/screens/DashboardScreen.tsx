import { adminPath, type OperationResult, routePath } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { EmptyState, FormattedDate, Panel, StatStrip } from '@croupier/ui/admin';
import { Loaded } from '../Loaded.js';
import { useQuestion } from '../use-operations.js';
import styles from './DashboardScreen.module.css';
import list from './list.module.css';

const { dashboard: labels } = adminLabels;

/** How many records and changes each list shows. */
const RECENT = 5;

const numbers = new Intl.NumberFormat('en');

/** Figures, the latest records and changes, and what the doctor finds. */
export function DashboardScreen() {
  const casinos = useQuestion('casinos.list', { sort: 'newest', limit: RECENT });
  const posts = useQuestion('posts.list', { limit: RECENT });
  const traffic = useQuestion('tracking.summary', {});
  const changes = useQuestion('history.list', { limit: RECENT });
  const doctor = useQuestion('doctor.check', {});
  const figures = [
    { label: labels.casinos, value: count(casinos.data?.total) },
    { label: labels.posts, value: count(posts.data?.total) },
    { label: labels.views, value: count(traffic.data?.dashboardViews) },
  ];
  return (
    <div className={list.root}>
      <h1>{labels.title}</h1>
      <StatStrip stats={figures} />
      <div className={styles.panels}>
        <Panel title={labels.recentCasinos}>
          <Loaded query={casinos}>
            {({ records }) => (
              <RecentList
                items={records.map(({ id, name, createdAt }) => ({
                  key: id,
                  text: name,
                  href: adminPath('casino-view', id),
                  at: createdAt,
                }))}
              />
            )}
          </Loaded>
        </Panel>
        <Panel title={labels.recentPosts}>
          <Loaded query={posts}>
            {({ records }) => (
              <RecentList
                items={records.map(({ id, title, slug, createdAt, isPublished }) => ({
                  key: id,
                  text: title,
                  href: isPublished ? routePath({ kind: 'post', slug }) : undefined,
                  at: createdAt,
                }))}
              />
            )}
          </Loaded>
        </Panel>
        <Panel title={labels.recentChanges}>
          <Loaded query={changes}>
            {({ records }) => (
              <RecentList
                items={records.map(({ id, number, operation, subject, by, at }) => ({
                  key: id,
                  text: `${number}. ${operation} ${subject} (${by.name})`,
                  href: `${adminPath('history')}?change=${number}`,
                  at,
                }))}
              />
            )}
          </Loaded>
        </Panel>
        <Panel title={labels.findings}>
          <Loaded query={doctor}>{(report) => <Findings {...report} />}</Loaded>
        </Panel>
      </div>
    </div>
  );
}

function Findings({ findings }: OperationResult<'doctor.check'>) {
  if (findings.length === 0) return <p>{labels.noFindings}</p>;
  return (
    <ul className={styles.list}>
      {findings.slice(0, RECENT * 2).map(({ message, mend, subject, check }) => (
        <li key={`${check} ${subject} ${message}`}>
          <strong>{message}</strong> {mend}
        </li>
      ))}
    </ul>
  );
}

interface RecentItem {
  key: string;
  text: string;
  href: string | undefined;
  at: string;
}

function RecentList({ items }: { items: readonly RecentItem[] }) {
  if (items.length === 0) return <EmptyState title={labels.noneYet} />;
  return (
    <ul className={styles.list}>
      {items.map(({ key, text, href, at }) => (
        <li key={key} className={styles.item}>
          {href === undefined ? (
            <span>{text}</span>
          ) : (
            <a href={href} className={styles.link}>
              {text}
            </a>
          )}
          <FormattedDate date={at} />
        </li>
      ))}
    </ul>
  );
}

function count(total: number | undefined): string {
  return total === undefined ? '…' : numbers.format(total);
}
