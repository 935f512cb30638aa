import { adminMaintenanceLabels } from '@croupier/core/messages';
import { CheckboxField, Notice } from '@croupier/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { saveFile } from '../backend/use-download.js';
import { useQuestion } from '../backend/use-operations.js';
import type { WorkReports } from '../backend/use-work.js';
import { fileInPieces, nameOfNow } from './file-in-pieces.js';
import { LastBackup } from './LastBackup.js';
import styles from './maintenance.module.css';
import { WorkPanel } from './WorkPanel.js';

const { backup: labels, size } = adminMaintenanceLabels;

type Options = Record<'withoutCredentials' | 'withoutTraffic' | 'withoutHistory', boolean>;

/** Downloads the whole store as one file, as `croupier backup` writes it. */
export function BackupPanel() {
  const { perform } = useAdmin();
  const queries = useQueryClient();
  const facts = useQuestion('store.facts', {});
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
    for (const told of ['store.facts', 'doctor.check']) void queries.invalidateQueries({ queryKey: [told] });
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
      <p className={styles.text}>
        <LastBackup found={facts.data} />
      </p>
      <CheckboxField {...option('withoutCredentials')} hint={labels.withoutCredentialsHint} />
      <CheckboxField {...option('withoutTraffic')} />
      <CheckboxField {...option('withoutHistory')} />
      <Notice>{options.withoutCredentials ? labels.noSecrets : labels.secrets}</Notice>
    </WorkPanel>
  );
}
