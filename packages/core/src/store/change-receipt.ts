import { problem } from '../problem.js';
import { type ChangeHeader, numberChanges } from './change.js';
import type { ChangeCounts } from './change-set.js';
import type { StorageAdapter } from './storage-adapter.js';

/** A change whose id its client chose, so that it can ask again without making the change twice. */
export interface RequestedChange {
  /** A UUID, version 7. */
  id: string;
  /** Names the input: another input with the same id is a conflict. */
  fingerprint: string;
  /** Whether the result is a secret, and is not kept. */
  isResultSecret?: boolean;
}

/** What is kept of a requested change, to answer it again. */
interface ChangeReceipt {
  /** Names the operation, who asked, and the input. */
  fingerprint: string;
  header?: ChangeHeader | undefined;
  counts: ChangeCounts;
  result?: unknown;
}

const KEY_PREFIX = 'changes/';
/** How long a change can be asked for again, in milliseconds. */
const RECEIPT_LIFETIME = 86_400_000;
/** The longest JSON of a result that is kept. */
const MAX_RESULT_LENGTH = 64 * 1_024;

type Storage = Pick<StorageAdapter, 'expiring' | 'changeLine' | 'history'>;

/**
 * The receipt of a requested change that was made. Call it under the lock of the store. Problems: `conflict` where the id
 * belongs to another change, or where the change was made and its result is not kept.
 */
export async function findReceipt(
  storage: Storage,
  { id }: RequestedChange,
  fingerprint: string,
): Promise<(ChangeReceipt & { result: unknown }) | undefined> {
  const receipt = (await storage.expiring.get(KEY_PREFIX + id)) as ChangeReceipt | undefined;
  if (receipt === undefined) {
    if ((await storage.changeLine(id)) === undefined) return undefined;
    throw problem('change.made-already');
  }
  if (receipt.fingerprint !== fingerprint) throw problem('change.id-taken');
  // A receipt is written just before the commit, so a crash may have come between them.
  if (receipt.header !== undefined && !(await isCommitted(storage, receipt.header))) return undefined;
  if (!('result' in receipt)) throw problem('change.made-already');
  return receipt as ChangeReceipt & { result: unknown };
}

/** Keeps the receipt of a change that is about to be committed. */
export async function saveReceipt(
  { expiring }: Pick<StorageAdapter, 'expiring'>,
  { id, isResultSecret }: RequestedChange,
  { result, ...receipt }: ChangeReceipt,
): Promise<void> {
  const isKept = isResultSecret !== true && (JSON.stringify(result) ?? '').length <= MAX_RESULT_LENGTH;
  const value = isKept ? { ...receipt, result: result ?? null } : receipt;
  await expiring.put(KEY_PREFIX + id, value, Date.now() + RECEIPT_LIFETIME);
}

async function isCommitted(storage: Storage, { id, number }: ChangeHeader): Promise<boolean> {
  if ((await storage.changeLine(id)) !== undefined) return true;
  const oldest = numberChanges(await storage.history()).at(-1)?.number ?? 0;
  return number < oldest;
}
