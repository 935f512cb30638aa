import { adminMaintenanceLabels } from '@croupier/core/messages';
import { Notice } from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import { saveFile } from '../backend/use-download.js';
import type { WorkReports } from '../backend/use-work.js';
import { fileInPieces, nameOfNow } from './file-in-pieces.js';
import { WorkPanel } from './WorkPanel.js';

const { export: labels, backup, size } = adminMaintenanceLabels;

/** Downloads the site as files that other programs read, as `croupier export site` writes them into a folder. */
export function ExportPanel() {
  const { perform } = useAdmin();
  const work = async ({ signal, onProgress }: WorkReports) => {
    const { onChunk, bytes, blob } = fileInPieces(onProgress);
    const { result } = await perform('site.export', {}, { signal, onChunk });
    const file = nameOfNow('tar');
    saveFile(file, blob('application/x-tar'));
    return { ...result, file, bytes: bytes() };
  };
  return (
    <WorkPanel
      labels={labels}
      isOffered
      work={work}
      progressText={(done) => backup.sofar(size(done))}
      done={({ file, bytes, files }) => (
        <Notice tone="good" isLive>
          {labels.done(file, size(bytes), files)}
        </Notice>
      )}
    >
      <Notice>{labels.secrets}</Notice>
    </WorkPanel>
  );
}
