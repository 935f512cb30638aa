import { SCHEMA_VERSION } from '../../../model/collections.js';
import { documentFile } from '../records/document-file.js';
import { MARKER_FILE } from '../store-folder.js';

/** The new contents of a file. */
export interface NewFile {
  file: string;
  pieces: Iterable<Uint8Array>;
}

/** The marker file of a store of this version. */
export function markerFile(): NewFile {
  return {
    file: MARKER_FILE,
    pieces: [Buffer.from(`${JSON.stringify({ schemaVersion: SCHEMA_VERSION })}\n`)],
  };
}

/** A document's text as its file shows it. */
export function prettyBytes(text: string): Buffer {
  let bytes = Buffer.alloc(0);
  const file = documentFile(
    () => text,
    (pretty) => {
      bytes = Buffer.from(pretty);
    },
  );
  file.read();
  file.write();
  return bytes;
}
