import { isPictureName } from '../../values/pictures/picture.js';
import type { MediaStorage } from '../storage-adapter.js';
import type { Queryable } from './connection.js';

/** The bytes of pictures in a database, and beside them the variants that were made of them, for all servers. */
export function databaseMedia(queries: Queryable): MediaStorage {
  const read = async (name: string) => {
    const [row] = await queries.query<{ bytes: Buffer }>('select bytes from croupier.media where name = $1', [
      name,
    ]);
    return row && new Uint8Array(row.bytes);
  };
  const write = async (name: string, bytes: Uint8Array) => {
    const values = [name, Buffer.from(bytes)];
    await queries.query(
      'insert into croupier.media (name, bytes) values ($1, $2) on conflict do nothing',
      values,
    );
  };
  const removeVariants = async (picture: string) => {
    await queries.query(`delete from croupier.media where name like $1`, [`${picture.split('.')[0]}-%`]);
  };
  return {
    read,
    write,
    async remove(name) {
      if (!isPictureName(name)) return;
      await queries.query('delete from croupier.media where name = $1', [name]);
      await removeVariants(name);
    },
    async list() {
      const rows = await queries.query<{ name: string }>('select name from croupier.media order by name');
      return rows.map(({ name }) => name).filter(isPictureName);
    },
    variants: { read, write, removeAll: removeVariants },
  };
}
