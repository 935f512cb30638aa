import type { OperationInput, OperationName, OperationResult } from '@croupier/core';
import { useCallback } from 'react';
import { useAdmin } from './backend.js';
import { tellFailure } from './use-operations.js';

type Download = Extract<
  OperationName,
  | `${string}.export`
  | `${string}.template`
  | 'redirects.host-file'
  | 'sitemap.show'
  | 'tracking.pageviews'
  | 'tracking.clicks'
>;

/** Has the browser save the file that an operation streams, and gives its result. A failure is told in a toast. */
export function useDownload() {
  const { perform } = useAdmin();
  return useCallback(
    async <N extends Download>(
      name: N,
      input: OperationInput<N>,
      fileName: string,
    ): Promise<OperationResult<N> | undefined> => {
      const pieces: BlobPart[] = [];
      try {
        const { result } = await perform(name, input, {
          onChunk(piece) {
            pieces.push(piece as BlobPart);
          },
        });
        saveFile(fileName, new Blob(pieces, { type: typeOf(fileName) }));
        return result;
      } catch (error) {
        tellFailure(error);
        return undefined;
      }
    },
    [perform],
  );
}

function typeOf(fileName: string): string {
  if (fileName.endsWith('.xlsx')) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return fileName.endsWith('.csv') ? 'text/csv' : 'text/plain';
}

/** Has the browser save a file. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
