import { adminRegisterLabels } from '@croupier/core/messages';
import { EmptyState, FormattedDate, SearchField, Table } from '@croupier/ui/admin';
import { useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import list from '../screens/list.module.css';

const labels = adminRegisterLabels.entries;
const SHOWN = 100;

/** The entries of a register, those alone that a search finds. */
export function RegisterEntries({ register }: { register: string }) {
  const [search, setSearch] = useState('');
  const shown = useQuestion('registers.show', { record: register, search, limit: SHOWN });
  const { columns } = labels;
  return (
    <div className={list.root}>
      <SearchField
        label={labels.search}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Loaded query={shown}>
        {({ entries, total }) => (
          <>
            <Table
              caption={labels.table}
              hidesCaption
              rows={entries.map((entry, i) => ({ ...entry, key: String(i) }))}
              rowKey={({ key }) => key}
              empty={<EmptyState title={labels.none} />}
              columns={[
                { title: columns.domain, cell: ({ domain }) => <bdi>{domain ?? '–'}</bdi> },
                { title: columns.license, cell: ({ number }) => <bdi>{number ?? '–'}</bdi> },
                { title: columns.operator, cell: ({ operator }) => <bdi>{operator ?? '–'}</bdi> },
                { title: columns.status, cell: ({ status }) => <bdi>{status ?? '–'}</bdi> },
                {
                  title: columns.until,
                  cell: ({ until }) => (until === undefined ? '–' : <FormattedDate date={until} />),
                },
              ]}
            />
            {total > entries.length ? <p>{labels.more(total - entries.length)}</p> : null}
          </>
        )}
      </Loaded>
    </div>
  );
}
