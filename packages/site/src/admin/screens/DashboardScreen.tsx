import { adminPath, allows } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { EmptyState, ErrorState, LazyPart, lazyPart, Skeleton } from '@croupier/ui/admin';
import type { ComponentType, ReactNode } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { LastBackup } from '../maintenance/LastBackup.js';
import { RelativeTime } from '../RelativeTime.js';
import styles from './DashboardScreen.module.css';
import list from './list.module.css';

const { dashboard: labels, history } = adminLabels;

/** How many records and changes each list shows. */
const RECENT = 5;
/** How many offers to check are listed. */
const MOST_DUE = 50;

const numbers = new Intl.NumberFormat('en');

/** A part that comes with the screen, before it is known who is signed in; one that does not come fails where it is shown. */
function preloadPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  void load().catch(() => undefined);
  return lazyPart(load);
}

const FirstSteps = preloadPart(async () => (await import('../FirstSteps.js')).FirstSteps);
const Todo = preloadPart(async () => (await import('../todo/Todo.js')).Todo);
const ComingUp = preloadPart(async () => (await import('../todo/ComingUp.js')).ComingUp);

/** The first steps above the rest of the screen, which waits for them: it would move once they are there. */
function WithFirstSteps({ children }: { children: ReactNode }) {
  return (
    <LazyPart
      fallback={<Skeleton count={5} />}
      failure={(failure) => (
        <>
          <ErrorState {...failure} />
          {children}
        </>
      )}
    >
      <FirstSteps>{children}</FirstSteps>
    </LazyPart>
  );
}

/** Figures, what waits for somebody, what comes up, and the latest records and changes. */
export function DashboardScreen() {
  const role = useAdmin().getSession().user?.role;
  const casinos = useQuestion('casinos.list', { sort: 'newest', limit: RECENT });
  const posts = useQuestion('posts.list', { limit: RECENT });
  const traffic = useQuestion('tracking.summary', {});
  const changes = useQuestion('history.list', { limit: RECENT });
  const due = useQuestion('bonuses.due', { limit: MOST_DUE });
  const doctor = useQuestion('doctor.check', {});
  const rest = (
    <>
      <div className={styles.todo}>
        <LazyPart fallback={<Skeleton count={5} />}>
          <Todo doctor={doctor} due={due} />
        </LazyPart>
      </div>
      <div className={styles.panels}>
        <DashboardPanel title={labels.upcoming}>
          <LazyPart fallback={<Skeleton count={3} />}>
            <ComingUp />
          </LazyPart>
        </DashboardPanel>
        <DashboardPanel title={labels.recentCasinos} href={`${adminPath('casinos')}?sort=newest`}>
          <Loaded query={casinos}>
            {({ records }) => (
              <RecentList
                none={labels.noneYet.casinos}
                items={records.map(({ id, name, createdAt }) => ({
                  key: id,
                  text: name,
                  href: adminPath('casino-view', id),
                  at: createdAt,
                }))}
              />
            )}
          </Loaded>
        </DashboardPanel>
        <DashboardPanel title={labels.recentPosts} href={adminPath('news')}>
          <Loaded query={posts}>
            {({ records }) => (
              <RecentList
                none={labels.noneYet.posts}
                items={records.map(({ id, title, createdAt }) => ({
                  key: id,
                  text: title,
                  href: adminPath('news-edit', id),
                  at: createdAt,
                }))}
              />
            )}
          </Loaded>
        </DashboardPanel>
        <DashboardPanel title={labels.recentChanges} href={adminPath('history')}>
          <Loaded query={changes}>
            {({ records }) => (
              <RecentList
                none={labels.noneYet.changes}
                items={records.map(({ id, number, operation, subject, by, at }) => ({
                  key: id,
                  text: history.operation(operation),
                  below: `${by.name} · ${subject}`,
                  href: `${adminPath('history')}?change=${number}`,
                  at,
                }))}
              />
            )}
          </Loaded>
        </DashboardPanel>
      </div>
    </>
  );
  return (
    <div className={list.root}>
      <div>
        <h1>{labels.title}</h1>
        {allows('administer', role) ? (
          <p className={list.count}>
            <a href={adminPath('maintenance')} className={styles.link}>
              <LastBackup found={doctor.data} />
            </a>
          </p>
        ) : null}
      </div>
      <dl className={styles.figures}>
        <Figure label={labels.casinos} value={casinos.data?.total} href={adminPath('casinos')} />
        <Figure label={labels.posts} value={posts.data?.total} href={adminPath('news')} />
        <Figure label={labels.views} value={traffic.data?.dashboardViews} href={adminPath('tracking')} />
        <Figure label={labels.due} value={due.data?.total} href={adminPath('bonuses-due')} />
      </dl>
      {allows('administer', role) ? <WithFirstSteps>{rest}</WithFirstSteps> : rest}
    </div>
  );
}

function Figure({ label, value, href }: { label: string; value: number | undefined; href: string }) {
  return (
    <div className={styles.figure}>
      <dt>
        <a href={href}>{label}</a>
      </dt>
      <dd>{value === undefined ? '…' : numbers.format(value)}</dd>
    </div>
  );
}

function DashboardPanel({
  title,
  href,
  children,
}: {
  title: string;
  href?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        {href === undefined ? null : (
          <a href={href} className={styles.link}>
            {labels.all}
            <span className="cr-visually-hidden"> {title}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

interface RecentItem {
  key: string;
  text: string;
  below?: string;
  href: string;
  at: string;
}

function RecentList({ items, none }: { items: readonly RecentItem[]; none: string }) {
  if (items.length === 0) return <EmptyState title={none} />;
  return (
    <ul className={styles.list}>
      {items.map(({ key, text, below, href, at }) => (
        <li key={key} className={styles.item}>
          <div className={styles.words}>
            <a href={href} className={styles.link}>
              {text}
            </a>
            {below === undefined ? null : <p className={list.below}>{below}</p>}
          </div>
          <RelativeTime at={at} className={styles.time} />
        </li>
      ))}
    </ul>
  );
}
