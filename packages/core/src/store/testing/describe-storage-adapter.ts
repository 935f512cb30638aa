import { describe } from 'vitest';
import { openStore } from '../store.js';
import { testAtomicity } from './atomicity.js';
import { testConcurrency } from './concurrency.js';
import { testExpiringValues } from './expiring.js';
import { testGenerations } from './generations.js';
import { testChangeHistory } from './history.js';
import { testTrafficLogs } from './logs.js';
import { testMediaStorage } from './media.js';
import { testRandomChanges } from './random-changes.js';
import { testRecords } from './records.js';
import { testSnapshotIsolation } from './snapshots.js';
import { type OpenedStorage, type SuiteOptions, tickingRuntime } from './storage-fixtures.js';
import { testUnicodeText } from './unicode-text.js';

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
    testAtomicity(newStore, options);
    testRecords(newStore);
    testSnapshotIsolation(newStore);
    testGenerations(newStore, options);
    testConcurrency(newStore);
    testChangeHistory(newStore);
    testTrafficLogs(newStore);
    testUnicodeText(newStore);
    testMediaStorage(open);
    testExpiringValues(open);
    testRandomChanges(newStore, options.randomRuns ?? 40);
  });
}
