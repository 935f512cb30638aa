import { LowSync } from 'lowdb';
import { SCHEMA_VERSION } from '../../../model/collections.js';
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

/** A document's text as its file shows it: what lowdb writes is handed over, for the commit to make durable. */
export function prettyBytes(text: string): Buffer {
  let bytes = Buffer.alloc(0);
  const file = new LowSync<unknown>(
    {
      read: () => JSON.parse(text),
      write(value) {
        bytes = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
      },
    },
    {},
  );
  file.read();
  file.write();
  return bytes;
}
