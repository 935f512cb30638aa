import { settingsFields } from '@croupier/core/forms';
import { adminMaintenanceLabels } from '@croupier/core/messages';
import { Button, Panel, RecordDiff } from '@croupier/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useChange } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { QuestionDialog } from '../records/QuestionDialog.js';
import { DoneNotice } from './DoneNotice.js';
import styles from './maintenance.module.css';

const { reset: labels } = adminMaintenanceLabels;

/** Takes the settings back to what they are in a new site: which, is said before. */
export function ResetPanel() {
  const { perform } = useAdmin();
  const change = useChange();
  const [done, setDone] = useState<{ change: string | undefined }>();
  const plan = useQuery({
    queryKey: ['settings.reset'],
    queryFn: async ({ signal }) => {
      const { changes } = await perform('settings.reset', {}, { dryRun: true, signal });
      return { before: changes[0]?.before ?? {}, after: changes[0]?.after ?? {} };
    },
  });
  const reset = async () => {
    const outcome = await change('settings.reset', {}, { message: labels.done });
    setDone({ change: outcome.change?.id });
  };
  return (
    <Panel title={labels.title} text={labels.text}>
      <div className={styles.root}>
        <Loaded query={plan}>
          {(states) => {
            const lost = settingsFields.filter(
              ({ path }) =>
                JSON.stringify(Reflect.get(states.before, path)) !==
                JSON.stringify(Reflect.get(states.after, path)),
            );
            if (lost.length === 0) return <p className={styles.text}>{labels.nothing}</p>;
            return (
              <>
                <p className={styles.text}>{labels.plan(lost.length)}</p>
                <RecordDiff fields={lost} {...states} />
                <div className={styles.actions}>
                  <QuestionDialog
                    title={labels.confirm(lost.length)}
                    text={labels.confirmText(lost.map(({ title }) => title))}
                    confirmLabel={labels.submit}
                    trigger={<Button variant="danger">{labels.submit}</Button>}
                    onConfirm={reset}
                  />
                </div>
              </>
            );
          }}
        </Loaded>
        {done === undefined ? null : (
          <DoneNotice key={done.change} title={labels.done} change={done.change} />
        )}
      </div>
    </Panel>
  );
}
