import type { OperationInput } from '@croupier/core';
import { useCallback } from 'react';
import { useBackend } from './backend.js';
import { tellFailure } from './use-operations.js';

type Download = 'casinos.export' | 'casinos.template';

/** Has the browser save the file that an operation streams. A failure is told in a toast. */
export function useDownload() {
  const { perform } = useBackend();
  return useCallback(
    async <N extends Download>(name: N, input: OperationInput<N>, fileName: string) => {
      const pieces: BlobPart[] = [];
      try {
        await perform(name, input, {
          onChunk(piece) {
            pieces.push(piece as BlobPart);
          },
        });
        saveFile(fileName, new Blob(pieces, { type: 'text/csv' }));
      } catch (error) {
        tellFailure(error);
      }
    },
    [perform],
  );
}

function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
