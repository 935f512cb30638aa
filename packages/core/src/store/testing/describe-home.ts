import { describe } from 'vitest';
import { openStore } from '../store.js';
import { concurrency } from './at-once.js';
import { historyKept } from './history.js';
import { logsKept } from './logs.js';
import { mediaKept } from './media.js';
import { type Opened, type SuiteWishes, ticking } from './opened.js';
import { records } from './records.js';
import { stateOfThings } from './states.js';
import { stories } from './stories.js';
import { anyText } from './text.js';
import { wholeOrNotAtAll } from './whole-or-not.js';

/**
 * The promises of every home of the store. `open` is called anew in each test, within it, so that it can tidy up after
 * itself with `onTestFinished`.
 */
export function describeHome(name: string, open: () => Promise<Opened>, wishes: SuiteWishes = {}): void {
  describe(`the ${name} home`, () => {
    const newStore = async () => {
      const opened = await open();
      return { ...opened, store: openStore(opened.home, ticking()) };
    };
    wholeOrNotAtAll(newStore);
    records(newStore);
    stateOfThings(newStore);
    concurrency(newStore);
    historyKept(newStore);
    logsKept(newStore);
    anyText(newStore);
    mediaKept(open);
    stories(newStore, wishes.stories ?? 40);
  });
}
