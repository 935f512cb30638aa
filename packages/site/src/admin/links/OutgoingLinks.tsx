import type { OperationResult } from '@croupier/core';
import { adminLinkLabels as labels } from '@croupier/core/messages';
import { Badge, EmptyState, FormattedDate, Notice, Table } from '@croupier/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useAdmin } from '../backend/backend.js';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { WorkPanel } from '../maintenance/WorkPanel.js';
import { editAddress } from '../records/content-address.js';
import list from '../screens/list.module.css';
import styles from './links.module.css';
import { UseNewAddress } from './UseNewAddress.js';

/** How many links are listed. */
const MOST_LISTED = 100;

type Link = OperationResult<'links.list'>['records'][number];

/** Follows the links to other sites on the server, and lists those that are not fine. */
export function OutgoingLinks() {
  const { perform } = useAdmin();
  const queries = useQueryClient();
  const listed = useQuestion('links.list', {
    outcome: ['parked', 'gone', 'lost-parameters', 'moved', 'failed', 'blocked'],
    limit: MOST_LISTED,
  });
  return (
    <>
      <WorkPanel
        labels={labels}
        isOffered
        work={async (reports) => {
          const { result } = await perform('links.check', {}, reports);
          await queries.invalidateQueries();
          return result;
        }}
        progressText={labels.links}
        done={({ checked, outcomes }) => (
          <Notice tone={checked === outcomes.ok ? 'good' : 'poor'} isLive>
            {labels.found(checked, outcomes.ok)}
          </Notice>
        )}
      />
      <Loaded query={listed}>
        {({ records, total, unchecked }) => (
          <>
            {unchecked === 0 ? null : <p className={list.count}>{labels.unchecked(unchecked)}</p>}
            <LinkTable records={records} />
            {total > records.length ? (
              <p className={list.count}>{labels.more(total - records.length)}</p>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}

function LinkTable({ records }: { records: readonly Link[] }) {
  const { columns } = labels;
  return (
    <Table
      caption={labels.table}
      rows={records}
      rowKey={({ url }) => url}
      empty={<EmptyState title={labels.none} />}
      columns={[
        {
          title: columns.link,
          cell: ({ url }) => (
            <span dir="ltr" className={styles.address}>
              {url}
            </span>
          ),
        },
        {
          title: columns.outcome,
          cell: ({ outcome, message }) => (
            <>
              <Badge tone={outcome === 'failed' || outcome === 'blocked' ? 'fair' : 'poor'}>
                {labels.outcomes[outcome]}
              </Badge>
              <p className={`${list.below} ${styles.address}`}>{message}</p>
            </>
          ),
        },
        { title: columns.where, cell: ({ places }) => <Places places={places} /> },
        { title: columns.checked, cell: ({ checkedAt }) => <FormattedDate date={checkedAt} /> },
        {
          title: columns.action,
          cell: ({ url, newUrl }) =>
            newUrl === undefined ? '–' : <UseNewAddress url={url} newUrl={newUrl} />,
        },
      ]}
    />
  );
}

/** The records that have a link, each with its form. */
function Places({ places }: Pick<Link, 'places'>) {
  const role = useAdmin().getSession().user?.role;
  return (
    <ul className={styles.places}>
      {places.map(({ in: collection, id, name, field }) => {
        const address = editAddress({ in: collection, id, subject: name }, role);
        return (
          <li key={`${id} ${field}`}>
            {address === undefined ? <bdi>{name}</bdi> : <a href={address}>{name}</a>}
          </li>
        );
      })}
    </ul>
  );
}
