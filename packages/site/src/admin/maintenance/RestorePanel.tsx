import { displayNameOf, type OperationResult, type Outcome, type Progress } from '@croupier/core';
import { adminMaintenanceLabels } from '@croupier/core/messages';
import { Button, CheckboxField, FileField, Notice, Panel, Table } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useChange } from '../backend/use-operations.js';
import { useWork, type WorkReports } from '../backend/use-work.js';
import { blobPieces } from '../import/import-source.js';
import { QuestionDialog } from '../records/QuestionDialog.js';
import { DoneNotice } from './DoneNotice.js';
import styles from './maintenance.module.css';
import { WorkProgress } from './WorkProgress.js';

const { restore: labels, size } = adminMaintenanceLabels;

/** How many names of what is deleted are said. */
const MOST_NAMES = 20;
/** How many names of what is new, other or deleted stand beside the counts of a collection. */
const SOME_NAMES = 3;

type Restored = Outcome<OperationResult<'store.restore'>>;

/** Puts a backup in the place of all content: what it would change is shown first, and it can be taken back. */
export function RestorePanel() {
  const [file, setFile] = useState<File>();
  const [keepTraffic, setKeepTraffic] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { plan, planOf, restore, restoreFrom } = useRestore();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    planOf(chosen);
  };
  const planned = plan.state.name === 'done' ? plan.state.result : undefined;
  const isBusy = restore.state.name === 'running';
  return (
    <Panel title={labels.title} text={labels.text}>
      <div className={styles.root}>
        <FileField
          label={labels.file}
          hint={labels.fileHint}
          accept=".backup,.ndjson"
          disabled={isBusy}
          onChange={({ target }) => {
            choose(target.files?.[0]);
          }}
        />
        <CheckboxField
          label={labels.keepTraffic}
          checked={keepTraffic}
          onChange={() => setKeepTraffic(!keepTraffic)}
        />
        <WorkProgress
          state={plan.state}
          label={labels.reading}
          text={(done) => labels.read(size(done))}
          onStop={plan.stop}
          failed={labels.refused}
        />
        {file === undefined || planned === undefined || restore.state.name === 'done' ? null : (
          <>
            <Plan file={file.name} outcome={planned} keepsTraffic={keepTraffic} />
            <div className={styles.actions}>
              <Button variant="danger" loading={isBusy} onClick={() => setAsking(true)}>
                {labels.submit}
              </Button>
            </div>
          </>
        )}
        <WorkProgress state={restore.state} label={labels.running} text={(done) => labels.read(size(done))} />
        {restore.state.name === 'done' ? <Done outcome={restore.state.result} /> : null}
        <QuestionDialog
          title={labels.confirm(file?.name ?? '')}
          text={planned === undefined ? undefined : labels.confirmText(countsOf(planned))}
          confirmLabel={labels.submit}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={() => {
            if (file !== undefined) restoreFrom(file, keepTraffic);
          }}
        />
      </div>
    </Panel>
  );
}

/** The restore of a file, and what it would change. */
function useRestore() {
  const { perform } = useAdmin();
  const change = useChange();
  const plan = useWork<Restored>();
  const restore = useWork<Restored>();
  const reportsOf = ({ size: total }: File, { signal, onProgress }: WorkReports) => ({
    signal,
    onProgress: (progress: Progress) => onProgress({ ...progress, total }),
  });
  return {
    plan,
    restore,
    planOf(file: File | undefined) {
      restore.reset();
      plan.reset();
      if (file === undefined) return;
      void plan.run((reports) =>
        perform('store.restore', { source: blobPieces(file) }, { dryRun: true, ...reportsOf(file, reports) }),
      );
    },
    restoreFrom(file: File, keepTraffic: boolean) {
      void restore.run((reports) =>
        change(
          'store.restore',
          { source: blobPieces(file), keepTraffic },
          { answer: 'counts', message: labels.done, ...reportsOf(file, reports) },
        ),
      );
    },
  };
}

function countsOf({ inserted, updated, removed }: Restored): string {
  return labels.counts(inserted, updated, removed);
}

/** What a restore would change, content by content. */
function Plan({ file, outcome, keepsTraffic }: { file: string; outcome: Restored; keepsTraffic: boolean }) {
  const { changes, inserted, updated, removed, result } = outcome;
  const total = inserted + updated + removed;
  const lost = changes
    .filter(({ after }) => after === undefined)
    .map(({ before }) => displayNameOf(before ?? {}));
  const rows = changes.length === total ? countByContent(changes) : [];
  return (
    <section className={styles.root}>
      <h3 className={styles.heading}>{labels.plan(file)}</h3>
      <p role="status" className={styles.text}>
        {total === 0 ? labels.same : `${countsOf(outcome)}.`}
      </p>
      {rows.length === 0 ? null : (
        <Table
          caption={labels.plan(file)}
          hidesCaption
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { title: labels.columns.content, cell: ({ name }) => labels.content(name) },
            { title: labels.columns.added, cell: ({ added }) => added, align: 'end' },
            { title: labels.columns.changed, cell: ({ changed }) => changed, align: 'end' },
            { title: labels.columns.deleted, cell: ({ deleted }) => deleted, align: 'end' },
            { title: labels.columns.names, cell: ({ names }) => names.join(', ') },
          ]}
        />
      )}
      <Notice tone="fair">
        {removed === 0 ? null : (
          <p className={styles.text}>
            {labels.lost(lost.slice(0, MOST_NAMES), removed - Math.min(lost.length, MOST_NAMES))}
          </p>
        )}
        <p className={styles.text}>{labels.accounts}</p>
        {result.traffic && !keepsTraffic ? <p className={styles.text}>{labels.traffic}</p> : null}
        <p className={styles.text}>
          {result.changes === 0 ? labels.historyStays : labels.history(result.changes)}
        </p>
        {result.warnings.map(({ message }) => (
          <p key={message} className={styles.text}>
            {message}
          </p>
        ))}
      </Notice>
    </section>
  );
}

function Done({ outcome }: { outcome: Restored }) {
  const { change, result } = outcome;
  return (
    <DoneNotice title={labels.done} change={change?.id}>
      <p className={styles.text}>{countsOf(outcome)}.</p>
      {result.traffic ? <p className={styles.text}>{labels.trafficDone}</p> : null}
      {result.warnings.map(({ message }) => (
        <p key={message} className={styles.text}>
          {message}
        </p>
      ))}
    </DoneNotice>
  );
}

interface ContentCounts {
  name: string;
  added: number;
  changed: number;
  deleted: number;
  /** Some of them. */
  names: string[];
}

function countByContent(changes: Restored['changes']): ContentCounts[] {
  const counts = new Map<string, ContentCounts>();
  for (const { in: name, before, after } of changes) {
    const row = counts.get(name) ?? { name, added: 0, changed: 0, deleted: 0, names: [] };
    if (before === undefined) row.added += 1;
    else if (after === undefined) row.deleted += 1;
    else row.changed += 1;
    const own = displayNameOf(after ?? before ?? {});
    if (own !== '' && row.names.length < SOME_NAMES) row.names.push(own);
    counts.set(name, row);
  }
  return [...counts.values()];
}
