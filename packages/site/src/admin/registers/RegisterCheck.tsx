import { adminRegisterLabels } from '@croupier/core/messages';
import { EmptyState, Table } from '@croupier/ui/admin';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import list from '../screens/list.module.css';

const labels = adminRegisterLabels.check;

/** Which casinos are found in a register and how, and what contradicts one. */
export function RegisterCheck() {
  const checked = useQuestion('registers.check', {});
  const { columns } = labels;
  return (
    <Loaded query={checked}>
      {({ found, findings }) => (
        <div className={list.root}>
          <p role="status">{labels.summary(found.length, findings.length)}</p>
          <Table
            caption={labels.findings}
            rows={findings.map((one, i) => ({ ...one, key: String(i) }))}
            rowKey={({ key }) => key}
            empty={<EmptyState title={labels.noFindings} />}
            columns={[
              { title: columns.casino, cell: ({ listing, casino }) => <bdi>{listing ?? casino}</bdi> },
              { title: labels.finding, cell: ({ message }) => <span dir="auto">{message}</span> },
            ]}
          />
          <Table
            caption={labels.found}
            rows={found.map((one, i) => ({ ...one, key: String(i) }))}
            rowKey={({ key }) => key}
            empty={<EmptyState title={labels.noneFound} />}
            columns={[
              { title: columns.casino, cell: ({ listing, casino }) => <bdi>{listing ?? casino}</bdi> },
              { title: columns.authority, cell: ({ authority }) => <bdi>{authority}</bdi> },
              { title: columns.by, cell: ({ by }) => labels.by[by] },
              {
                title: columns.listed,
                cell: ({ entry }) => <bdi>{entry.domain ?? entry.number ?? entry.operator ?? '–'}</bdi>,
              },
            ]}
          />
        </div>
      )}
    </Loaded>
  );
}
