import type { OperationResult } from '@croupier/core';
import { adminMaintenanceLabels } from '@croupier/core/messages';
import { Button, CheckboxField, Notice, Panel } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { saveFile } from '../backend/use-download.js';
import styles from './maintenance.module.css';
import { useWork } from './use-work.js';
import { WorkProgress } from './WorkProgress.js';

const { backup: labels, size } = adminMaintenanceLabels;

type Options = Record<'withoutCredentials' | 'withoutTraffic' | 'withoutHistory', boolean>;
type Made = OperationResult<'store.backup'> & { file: string; bytes: number };

/** Downloads the whole store as one file, as `croupier backup` writes it. */
export function BackupPanel() {
  const { perform } = useAdmin();
  const work = useWork<Made>();
  const [options, setOptions] = useState<Options>({
    withoutCredentials: false,
    withoutTraffic: false,
    withoutHistory: false,
  });
  const isRunning = work.state.name === 'running';
  const start = () =>
    work.run(async ({ signal, onProgress }) => {
      // The browser keeps blobs outside the memory of the page, on the disk where they are large.
      const pieces: Blob[] = [];
      let bytes = 0;
      const { result } = await perform('store.backup', options, {
        signal,
        onChunk(piece) {
          const blob = new Blob([piece as BlobPart]);
          pieces.push(blob);
          bytes += blob.size;
          onProgress({ done: bytes });
        },
      });
      const file = fileName(new Date());
      saveFile(file, new Blob(pieces, { type: 'application/x-ndjson' }));
      return { ...result, file, bytes };
    });
  const option = (name: keyof Options) => ({
    label: labels[name],
    checked: options[name],
    onChange: () => setOptions({ ...options, [name]: !options[name] }),
  });
  return (
    <Panel title={labels.title} text={labels.text}>
      <div className={styles.root}>
        <CheckboxField {...option('withoutCredentials')} hint={labels.withoutCredentialsHint} />
        <CheckboxField {...option('withoutTraffic')} />
        <CheckboxField {...option('withoutHistory')} />
        <Notice>{options.withoutCredentials ? labels.noSecrets : labels.secrets}</Notice>
        <div className={styles.actions}>
          <Button loading={isRunning} onClick={() => void start()}>
            {labels.submit}
          </Button>
        </div>
        <WorkProgress
          state={work.state}
          label={labels.running}
          text={(done) => labels.sofar(size(done))}
          onStop={work.stop}
        />
        {work.state.name === 'done' ? <Done {...work.state.result} /> : null}
      </div>
    </Panel>
  );
}

function Done({ file, bytes, records, changes }: Made) {
  return (
    <Notice tone="good" isLive>
      {labels.done(file, size(bytes), records, changes)}
    </Notice>
  );
}

/** `2026-11-25-1804.backup`, by the reader's clock. */
function fileName(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}.backup`;
}
