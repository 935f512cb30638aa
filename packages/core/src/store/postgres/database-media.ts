import type { MediaStorage } from '../storage-adapter.js';
import type { Queries } from './connection.js';

/** The bytes of pictures in a database. */
export function databaseMedia(queries: Queries): MediaStorage {
  return {
    async read(name) {
      const [row] = await queries.query<{ bytes: Buffer }>(
        'select bytes from croupier.media where name = $1',
        [name],
      );
      return row && new Uint8Array(row.bytes);
    },
    async write(name, bytes) {
      const values = [name, Buffer.from(bytes)];
      await queries.query(
        'insert into croupier.media (name, bytes) values ($1, $2) on conflict do nothing',
        values,
      );
    },
    async remove(name) {
      await queries.query('delete from croupier.media where name = $1', [name]);
    },
    async list() {
      const rows = await queries.query<{ name: string }>('select name from croupier.media order by name');
      return rows.map(({ name }) => name);
    },
  };
}
