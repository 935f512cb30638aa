import { adminImportLabels as labels, messages } from '@croupier/core/messages';
import { Button, Notice, ProgressBar, SelectField, Tabs } from '@croupier/ui/admin';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ColumnsPanel } from './ColumnsPanel.js';
import type { CheckedFile } from './check/file-check.js';
import { ErrorList } from './ErrorList.js';
import { ErrorsPanel } from './ErrorsPanel.js';
import { ExistingPanel } from './ExistingPanel.js';
import { ImportNotes, ImportWarnings } from './ImportNotes.js';
import styles from './import.module.css';
import { ProfilePicker } from './ProfilePicker.js';
import type { ImportSession } from './use-import.js';

/** How many errors are listed above the grid; the others are counted. */
const LISTED_ERRORS = 10;

type OnConflict = 'error' | 'skip' | 'update';

/** A chosen file: what an import would do, and everything that can be corrected before it. */
export function CheckedImport(session: ImportSession) {
  const { source, step, settings, setSettings, profile, checked, isChecking, failure } = session;
  const [tab, setTab] = useState<string>();
  const panels = useRef<HTMLDivElement>(null);
  if (source === undefined) return null;
  if (step.name === 'run') return <RunProgress {...step} />;
  const { errors = [], plan = [] } = checked?.summary ?? {};
  const isMissing = (checked?.missing.length ?? 0) > 0;
  const hasFaults = errors.length > 0 || session.mended.size > 0;
  const first = hasFaults && !isMissing ? 'faults' : 'columns';
  const goToFirst = () => {
    flushSync(() => setTab(isMissing ? 'columns' : 'faults'));
    const first = isMissing ? `.${styles.defaults} input` : 'input[aria-invalid=true]';
    panels.current?.querySelector<HTMLElement>(first)?.focus();
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.file} dir="auto">
          {labels.chosen(source.name, labels.size(source.content.size))}
        </p>
        <Button variant="plain" onClick={() => session.choose(undefined)}>
          {labels.another}
        </Button>
      </div>
      {isChecking && checked === undefined ? <ProgressBar label={labels.checking} /> : null}
      {failure === undefined ? null : (
        <Notice tone="poor" isLive>
          {failure}
        </Notice>
      )}
      {checked === undefined ? null : (
        <Verdict
          {...checked}
          count={rowCount(session)}
          onGoToFirst={hasFaults && session.rows?.isWhole ? goToFirst : undefined}
        />
      )}
      {checked === undefined && failure === undefined ? null : (
        <ProfilePicker {...session}>
          {profile?.isNewFile ? null : (
            <SelectField
              label={labels.onConflict}
              options={labels.conflictChoices}
              value={settings.onConflict ?? 'error'}
              onChange={({ currentTarget }) =>
                setSettings({ ...settings, onConflict: currentTarget.value as OnConflict })
              }
            />
          )}
        </ProfilePicker>
      )}
      {checked === undefined ? null : (
        <div ref={panels}>
          <Tabs
            label={labels.parts}
            value={tab ?? first}
            onChange={setTab}
            tabs={[
              { id: 'columns', label: labels.columns.tab, content: <ColumnsPanel {...session} /> },
              {
                id: 'faults',
                label: labels.faults.tab,
                ...(errors.length === 0 ? {} : { faults: errors.length }),
                content: <ErrorsPanel {...session} />,
              },
              {
                id: 'existing',
                label: labels.existing.tab,
                ...(plan.length === 0 ? {} : { count: plan.length }),
                content: <ExistingPanel plan={plan} />,
              },
            ]}
          />
        </div>
      )}
    </>
  );
}

function RunProgress({ progress }: Extract<ImportSession['step'], { name: 'run' }>) {
  const share = progress?.total === undefined ? undefined : progress.done / progress.total;
  return (
    <ProgressBar
      label={labels.importing}
      // A hundred is only shown once the work is done.
      value={share === undefined ? undefined : Math.min(share, 0.99)}
      text={progress === undefined ? undefined : labels.progress(progress)}
    />
  );
}

/** How many rows the file has. Where a column is missing, a check reads none: then those that this page has read. */
function rowCount({ checked, rows }: ImportSession): number | undefined {
  const found = checked?.summary.found ?? 0;
  if (found > 0 || checked?.refusal === undefined) return found;
  return rows?.isWhole ? rows.byNumber.size : undefined;
}

/** What an import would do, or why it is refused: the first errors in words. */
function Verdict({
  summary,
  refusal,
  hint,
  count,
  onGoToFirst,
}: CheckedFile & { count: number | undefined; onGoToFirst?: (() => void) | undefined }) {
  const { errors, warnings } = summary;
  return (
    <>
      {count === undefined ? null : <p role="status">{messages.casinoImport.found(count)}</p>}
      {refusal === undefined ? (
        <>
          <p>{labels.plan(summary)}</p>
          <ImportNotes {...summary} />
        </>
      ) : (
        <Notice tone="poor" isLive title={refusal}>
          <ErrorList className={styles.errors} errors={errors} most={LISTED_ERRORS} />
          {hint === undefined ? null : <p>{hint}</p>}
          {onGoToFirst === undefined ? null : (
            <Button variant="plain" onClick={onGoToFirst}>
              {labels.faults.goToFirst}
            </Button>
          )}
        </Notice>
      )}
      <ImportWarnings warnings={warnings} />
    </>
  );
}
