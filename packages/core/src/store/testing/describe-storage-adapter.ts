import { describe } from 'vitest';
import { openStore } from '../store.js';
import { atomicity } from './atomicity.js';
import { concurrency } from './concurrency.js';
import { changeHistory } from './history.js';
import { trafficLogs } from './logs.js';
import { mediaStorage } from './media.js';
import { randomChanges } from './random-changes.js';
import { records } from './records.js';
import { snapshotIsolation } from './snapshots.js';
import { type OpenedStorage, type SuiteOptions, tickingRuntime } from './storage-fixtures.js';
import { unicodeText } from './unicode-text.js';

/**
 * The promises of every home of the store. `open` is called anew in each test, within it, so that it can tidy up after
 * itself with `onTestFinished`.
 */
export function describeStorageAdapter(
  name: string,
  open: () => Promise<OpenedStorage>,
  options: SuiteOptions = {},
): void {
  describe(`the ${name} home`, () => {
    const newStore = async () => {
      const opened = await open();
      return { ...opened, store: openStore(opened.storage, tickingRuntime()) };
    };
    atomicity(newStore);
    records(newStore);
    snapshotIsolation(newStore);
    concurrency(newStore);
    changeHistory(newStore);
    trafficLogs(newStore);
    unicodeText(newStore);
    mediaStorage(open);
    randomChanges(newStore, options.randomRuns ?? 40);
  });
}
