import { allows, type OperationResult } from '@croupier/core';
import { adminSourceLabels as labels } from '@croupier/core/messages';
import { EmptyState, FormattedDate, Panel, Table } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { RelativeTime } from '../RelativeTime.js';
import { ScreenHead } from '../ScreenHead.js';
import list from '../screens/list.module.css';
import { WaitingRows } from './WaitingRows.js';

/** How many imports are shown. */
const SHOWN_RUNS = 20;

type Source = OperationResult<'sources.list'>['records'][number];

/** The sources: how each stands, what waits for a decision, and their last imports. */
export function SourcesScreen() {
  const role = useAdmin().getSession().user?.role;
  const sources = useQuestion('sources.list', {});
  const runs = useQuestion('imports.list', { limit: SHOWN_RUNS });
  return (
    <div className={list.root}>
      <ScreenHead title={labels.title} text={labels.text} />
      <Loaded query={sources}>
        {({ records }) => (
          <>
            <SourceTable sources={records} />
            {allows('import and delete content', role)
              ? records.map((source) => <WaitingRows key={source.id} source={source} />)
              : null}
          </>
        )}
      </Loaded>
      <Loaded query={runs}>{({ records }) => <RunTable runs={records} />}</Loaded>
    </div>
  );
}

function SourceTable({ sources }: { sources: readonly Source[] }) {
  const { columns } = labels.sources;
  return (
    <Table
      caption={labels.sources.table}
      hidesCaption
      rows={sources}
      rowKey={({ id }) => id}
      empty={<EmptyState title={labels.sources.none} text={labels.sources.noneText} />}
      columns={[
        { title: columns.name, cell: ({ name }) => <bdi>{name}</bdi> },
        { title: columns.collection, cell: ({ collection }) => labels.sources.collection(collection) },
        { title: columns.records, cell: ({ records }) => records, align: 'end' },
        { title: columns.open, cell: ({ open }) => open, align: 'end' },
        {
          title: columns.last,
          cell: ({ lastRun }) =>
            lastRun === undefined ? labels.sources.never : <FormattedDate date={lastRun.createdAt} />,
        },
      ]}
    />
  );
}

function RunTable({ runs }: { runs: OperationResult<'imports.list'>['records'] }) {
  const { columns } = labels.runs;
  return (
    <Panel title={labels.runs.title}>
      <Table
        caption={labels.runs.table}
        hidesCaption
        rows={runs}
        rowKey={({ id }) => id}
        empty={<EmptyState title={labels.runs.none} />}
        columns={[
          { title: columns.when, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
          { title: columns.source, cell: ({ sourceName }) => <bdi>{sourceName ?? '–'}</bdi> },
          { title: columns.file, cell: ({ file }) => <bdi>{file ?? '–'}</bdi> },
          { title: columns.rows, cell: ({ rows }) => rows, align: 'end' },
          { title: columns.did, cell: ({ rowCounts }) => labels.runs.did(rowCounts) },
          { title: columns.by, cell: ({ by }) => <bdi>{by}</bdi> },
        ]}
      />
    </Panel>
  );
}
