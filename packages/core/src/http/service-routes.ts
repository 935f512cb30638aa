import type { Operation } from '../operations/define/operation.js';
import type { StorageAdapter } from '../store/storage-adapter.js';
import { jsonResponse } from './api-response.js';
import { openApiDocument } from './openapi.js';
import type { ApiAnswer } from './request-like.js';
import { API_PATH } from './wire-format.js';

/** A store that can say whether it can be read. */
export type ReadableStorage = Pick<StorageAdapter, 'read' | 'generation' | 'watch'>;

/** The routes of the API that are no operations, by their path. Anybody may ask them. */
export function serviceRoutes(
  operations: readonly Operation[],
  storage: ReadableStorage | undefined,
): ReadonlyMap<string, () => Promise<ApiAnswer>> {
  let document: Promise<object> | undefined;
  return new Map([
    [
      `${API_PATH}health`,
      async () => {
        const isReadable = await (storage?.read(() => true) ?? true);
        return jsonResponse({ status: isReadable ? 'ok' : 'failing' });
      },
    ],
    [
      `${API_PATH}openapi.json`,
      async () => {
        document ??= openApiDocument(operations);
        return jsonResponse(await document);
      },
    ],
  ]);
}
