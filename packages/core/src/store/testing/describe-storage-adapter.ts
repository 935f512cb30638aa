import { describe } from 'vitest';
import { openStore } from '../store.js';
import { atomicity } from './atomicity.js';
import { concurrency } from './concurrency.js';
import { expiringValues } from './expiring.js';
import { generations } from './generations.js';
import { changeHistory } from './history.js';
import { trafficLogs } from './logs.js';
import { mediaStorage } from './media.js';
import { randomChanges } from './random-changes.js';
import { records } from './records.js';
import { snapshotIsolation } from './snapshots.js';
import { type OpenedStorage, type SuiteOptions, tickingRuntime } from './storage-fixtures.js';
import { unicodeText } from './unicode-text.js';

/**
 * Tests every promise of a storage adapter. Each test calls `open`, so that `open` can clean up with
 * `onTestFinished`.
 */
export function describeStorageAdapter(
  name: string,
  open: () => Promise<OpenedStorage>,
  options: SuiteOptions = {},
): void {
  describe(`the ${name} storage`, () => {
    const newStore = async () => {
      const opened = await open();
      return { ...opened, store: openStore(opened.storage, tickingRuntime()) };
    };
    atomicity(newStore, options);
    records(newStore);
    snapshotIsolation(newStore);
    generations(newStore, options);
    concurrency(newStore);
    changeHistory(newStore);
    trafficLogs(newStore);
    unicodeText(newStore);
    mediaStorage(open);
    expiringValues(open);
    randomChanges(newStore, options.randomRuns ?? 40);
  });
}
