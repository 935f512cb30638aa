import { allows, type OperationResult } from '@croupier/core';
import { adminRedirectLabels } from '@croupier/core/messages';
import { EmptyState, FormattedDate, Panel, Table } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { tellFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { FieldWithButton } from '../FieldWithButton.js';
import { Loaded } from '../Loaded.js';
import styles from './redirects.module.css';

const { missing: labels } = adminRedirectLabels;
const SHOWN = 20;

type Missing = OperationResult<'redirects.missing'>['records'][number];

/** What visitors did not find, each with a redirect to make at once. */
export function MissingAddresses() {
  const missing = useQuestion('redirects.missing', { limit: SHOWN });
  return (
    <Panel title={labels.title} text={labels.text}>
      <Loaded query={missing}>
        {({ records }) => (
          <Table
            caption={labels.table}
            hidesCaption
            rows={records}
            rowKey={({ path }) => path}
            empty={<EmptyState title={labels.none} />}
            columns={[
              {
                title: labels.columns.path,
                cell: ({ path }) => (
                  <span dir="ltr" className={styles.path}>
                    {path}
                  </span>
                ),
              },
              { title: labels.columns.count, cell: ({ count }) => count, align: 'end' },
              { title: labels.columns.last, cell: ({ last }) => <FormattedDate date={last} /> },
              { title: labels.columns.from, cell: ({ referrer }) => referrer || '–' },
              { title: labels.columns.target, cell: (row) => <TargetForm {...row} /> },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}

/** Asks for the target of a missing address; the suggested page is filled in. */
function TargetForm({ path, suggestion = '' }: Missing) {
  const role = useAdmin().getSession().user?.role;
  const change = useChange();
  const [target, setTarget] = useState(suggestion);
  const [loading, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      await change(
        'redirects.add',
        { record: { source: path, target } },
        { message: labels.done(path, target) },
      );
    } catch (error) {
      tellFailure(error);
    }
    setBusy(false);
  };
  if (!allows('edit menus and redirects', role)) return suggestion || '–';
  return (
    <FieldWithButton
      label={labels.target(path)}
      submitLabel={labels.submit}
      rowName={path}
      value={target}
      onChange={setTarget}
      emptyReason={labels.noTarget}
      loading={loading}
      onSubmit={() => void add()}
    />
  );
}
