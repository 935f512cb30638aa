import { isProblem, type OperationResult } from '@croupier/core';
import { adminSourceLabels } from '@croupier/core/messages';
import { Button, EmptyState, Panel, Table } from '@croupier/ui/admin';
import { useState } from 'react';
import { problemSentences, tellFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { FieldWithButton, RowName } from '../FieldWithButton.js';
import { Loaded } from '../Loaded.js';
import styles from './sources.module.css';

const { rows: labels } = adminSourceLabels;

type Row = OperationResult<'sources.show'>['rows'][number];
type Source = Pick<OperationResult<'sources.list'>['records'][number], 'id' | 'name' | 'open'>;

/** The rows of a source that wait for a decision. The table stays once the last one is decided, and then says so. */
export function WaitingRows({ source }: { source: Source }) {
  const [hadSome, setHadSome] = useState(false);
  if (source.open > 0 && !hadSome) setHadSome(true);
  return hadSome ? <WaitingTable source={source} /> : null;
}

function WaitingTable({ source }: { source: Source }) {
  const shown = useQuestion('sources.show', { record: source.id });
  return (
    <Panel title={labels.title(source.name)} text={labels.text}>
      <Loaded query={shown}>
        {({ rows, total }) => (
          <>
            <Table
              caption={labels.table(source.name)}
              hidesCaption
              rows={rows}
              rowKey={({ key }) => key}
              empty={<EmptyState title={labels.none} />}
              columns={[
                {
                  title: labels.columns.key,
                  cell: ({ key }) => <bdi className={styles.key}>{key}</bdi>,
                },
                { title: labels.columns.why, cell: ({ why = '' }) => <span dir="auto">{why}</span> },
                { title: labels.columns.decision, cell: (row) => <Decision source={source} row={row} /> },
              ]}
            />
            {total > rows.length ? <p>{labels.more(total - rows.length)}</p> : null}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Asks what a row is about: a record, which is filled in where one is near, a new one, or nothing. */
function Decision({ source, row: { key, suggestion = '' } }: { source: Source; row: Row }) {
  const change = useChange();
  const [slug, setSlug] = useState(suggestion);
  const [deciding, setDeciding] = useState<'record' | 'new' | 'never'>();
  const [fault, setFault] = useState<string>();
  const decide = async (answer: { record: string } | { as: 'new' | 'never' }, message: string) => {
    if (deciding !== undefined) return;
    setDeciding('as' in answer ? answer.as : 'record');
    setFault(undefined);
    try {
      await change('sources.decide', { source: source.id, key, ...answer }, { message });
    } catch (error) {
      if ('record' in answer && isProblem(error) && error.code === 'not-found')
        setFault(problemSentences(error));
      else tellFailure(error);
    } finally {
      setDeciding(undefined);
    }
  };
  const record = slug.trim();
  return (
    <FieldWithButton
      label={labels.record(key)}
      submitLabel={labels.link}
      rowName={key}
      value={slug}
      onChange={setSlug}
      error={fault}
      emptyReason={labels.noRecord}
      loading={deciding === 'record'}
      onSubmit={() => void decide({ record }, labels.linked(key, record))}
    >
      <Button
        variant="plain"
        loading={deciding === 'new'}
        onClick={() => void decide({ as: 'new' }, labels.made(key))}
      >
        {labels.new}
        <RowName>{key}</RowName>
      </Button>
      <Button
        variant="plain"
        loading={deciding === 'never'}
        onClick={() => void decide({ as: 'never' }, labels.ignored(key))}
      >
        {labels.never}
        <RowName>{key}</RowName>
      </Button>
    </FieldWithButton>
  );
}
