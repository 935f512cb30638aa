import { adminMaintenanceLabels } from '@croupier/core/messages';
import { CheckboxField, Notice } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { saveFile } from '../backend/use-download.js';
import type { WorkReports } from '../backend/use-work.js';
import { localDay } from '../local-day.js';
import { WorkPanel } from './WorkPanel.js';

const { backup: labels, size } = adminMaintenanceLabels;

type Options = Record<'withoutCredentials' | 'withoutTraffic' | 'withoutHistory', boolean>;

/** Downloads the whole store as one file, as `croupier backup` writes it. */
export function BackupPanel() {
  const { perform } = useAdmin();
  const [options, setOptions] = useState<Options>({
    withoutCredentials: false,
    withoutTraffic: false,
    withoutHistory: false,
  });
  const work = async ({ signal, onProgress }: WorkReports) => {
    // The browser keeps blobs outside the memory of the page, on the disk where they are large.
    const pieces: Blob[] = [];
    let bytes = 0;
    const { result } = await perform('store.backup', options, {
      signal,
      onChunk(piece) {
        const blob = new Blob([piece as BlobPart]);
        pieces.push(blob);
        bytes += blob.size;
        onProgress({ done: bytes, unit: 'bytes' });
      },
    });
    const file = fileName(new Date());
    saveFile(file, new Blob(pieces, { type: 'application/x-ndjson' }));
    return { ...result, file, bytes };
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
      <CheckboxField {...option('withoutCredentials')} hint={labels.withoutCredentialsHint} />
      <CheckboxField {...option('withoutTraffic')} />
      <CheckboxField {...option('withoutHistory')} />
      <Notice>{options.withoutCredentials ? labels.noSecrets : labels.secrets}</Notice>
    </WorkPanel>
  );
}

/** `2026-11-25-1804.backup`, by the reader's clock. */
function fileName(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${localDay(now)}-${two(now.getHours())}${two(now.getMinutes())}.backup`;
}
