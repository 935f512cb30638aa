import { adminFactsLabels, adminMaintenanceLabels } from '@croupier/core/messages';
import { CheckboxField, Notice } from '@croupier/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { saveFile } from '../backend/use-download.js';
import { useQuestion } from '../backend/use-operations.js';
import type { WorkReports } from '../backend/use-work.js';
import { RelativeTime } from '../RelativeTime.js';
import { fileInPieces, nameOfNow } from './file-in-pieces.js';
import styles from './maintenance.module.css';
import { WorkPanel } from './WorkPanel.js';

const { backup: labels, size } = adminMaintenanceLabels;
const { lastBackup: last } = adminFactsLabels;

type Options = Record<'withoutCredentials' | 'withoutTraffic' | 'withoutHistory', boolean>;

/** Downloads the whole store as one file, as `croupier backup` writes it. */
export function BackupPanel() {
  const { perform } = useAdmin();
  const queries = useQueryClient();
  const [options, setOptions] = useState<Options>({
    withoutCredentials: false,
    withoutTraffic: false,
    withoutHistory: false,
  });
  const work = async ({ signal, onProgress }: WorkReports) => {
    const { onChunk, bytes, blob } = fileInPieces(onProgress);
    const { result } = await perform('store.backup', options, { signal, onChunk });
    const file = nameOfNow('backup');
    saveFile(file, blob('application/x-ndjson'));
    void queries.invalidateQueries({ queryKey: ['store.facts'] });
    return { ...result, file, bytes: bytes() };
  };
  const option = (name: keyof Options) => ({
    label: labels[name],
    checked: options[name],
    onChange: () => setOptions({ ...options, [name]: !options[name] }),
  });
  return (
    <WorkPanel
      labels={labels}
      isOffered
      work={work}
      progressText={(done) => labels.sofar(size(done))}
      done={({ file, bytes, records, changes }) => (
        <Notice tone="good" isLive>
          {labels.done(file, size(bytes), records, changes)}
        </Notice>
      )}
    >
      <LastBackup />
      <CheckboxField {...option('withoutCredentials')} hint={labels.withoutCredentialsHint} />
      <CheckboxField {...option('withoutTraffic')} />
      <CheckboxField {...option('withoutHistory')} />
      <Notice>{options.withoutCredentials ? labels.noSecrets : labels.secrets}</Notice>
    </WorkPanel>
  );
}

/** When the newest backup was made; those that the site did not make are not known to it. */
function LastBackup() {
  const { data } = useQuestion('store.facts', {});
  const { lastBackup } = data ?? {};
  return (
    <p className={styles.text}>
      {last.title}:{' '}
      {lastBackup === undefined ? (
        data && last.none
      ) : (
        <>
          <RelativeTime at={lastBackup.at} />
          {last.without(lastBackup.leavesOut)}
        </>
      )}
    </p>
  );
}
