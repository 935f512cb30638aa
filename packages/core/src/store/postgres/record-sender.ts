import type { CollectionName } from '../../model/collections.js';
import type { DraftRecords } from '../serialized/serialized-records.js';
import type { Queryable } from './connection.js';
import { PAGE_BYTES, writeRecords } from './write-content.js';

/** Sends what a draft writes, in the transaction that will commit it. */
interface RecordSender {
  /** Tells of a text of that length. Once they fill a page they are sent, while the work goes on that writes more. */
  wrote(collection: CollectionName, length: number): void;
  /** Sends the rest, and resolves to what is not answered yet. */
  sendRest(): Promise<Promise<unknown>[]>;
}

/** A sender of the records of these tables, as those of commit number `seq`. */
export function recordSender(
  transaction: Queryable,
  seq: number,
  tables: ReadonlyMap<CollectionName, DraftRecords>,
): RecordSender {
  const answers: Promise<unknown>[] = [];
  let unsent = 0;
  let isSending = false;
  const send = async (collection: CollectionName) => {
    const { takeWritten, records } = tables.get(collection) as DraftRecords;
    const now = records();
    return writeRecords(transaction, collection, seq, takeWritten(), (id) => now.bytesOf(id));
  };
  const sendPage = async (collection: CollectionName) => {
    isSending = true;
    unsent = 0;
    await Promise.all(await send(collection));
    isSending = false;
  };
  return {
    wrote(collection, length) {
      unsent += length;
      // One page is under way at a time: what a slow server has not taken waits in the draft.
      if (unsent < PAGE_BYTES || isSending) return;
      const answer = sendPage(collection);
      // Whoever commits hears of a failure.
      answer.catch(() => undefined);
      answers.push(answer);
    },
    async sendRest() {
      // What failed first says why; what follows it in a transaction only says that something had failed.
      await Promise.all(answers);
      for (const collection of tables.keys()) answers.push(...(await send(collection)));
      return answers;
    },
  };
}
