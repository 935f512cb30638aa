import { LOG_CAP, type LogName } from '../model/tracking.js';
import { Problem } from '../problem.js';
import { LOG_KEYS } from './browser-keys.js';
import { type FoldedLog, foldLog } from './logs.js';

/** How many lines past the cap may wait until they are counted away in one go. */
const SLACK = 250;
const START = '{"folded":{},"lines":[';
const END = ']}';

/** The logs of a storage, one key each, as JSON to whose text a line is added without reading the others. */
export function browserLogs(storage: Storage | undefined) {
  // How many lines a text of that length was found to have: enough to know when to count lines away.
  const counted = new Map<LogName, { length: number; lines: number }>();

  const read = (name: LogName): FoldedLog => {
    const text = storage?.getItem(LOG_KEYS[name]) ?? undefined;
    return text === undefined ? { lines: [], folded: {} } : parse(name, text);
  };

  return {
    /** The log, at its cap. */
    read: (name: LogName) => foldLog(read(name), LOG_CAP),
    /** Adds a line; a storage that takes nothing costs the visitor nothing. */
    append(name: LogName, line: object): void {
      try {
        if (storage === undefined) return;
        const before = storage.getItem(LOG_KEYS[name]) ?? START + END;
        const known = counted.get(name);
        const lines = known?.length === before.length ? known.lines : parse(name, before).lines.length;
        const comma = lines === 0 ? '' : ',';
        let text = `${before.slice(0, -END.length)}${comma}${JSON.stringify(line)}${END}`;
        const isLong = lines + 1 > LOG_CAP + SLACK;
        if (isLong) {
          const { lines: kept, ...gone } = foldLog(parse(name, text), LOG_CAP);
          text = JSON.stringify({ ...gone, lines: kept });
        }
        storage.setItem(LOG_KEYS[name], text);
        counted.set(name, { length: text.length, lines: isLong ? LOG_CAP : lines + 1 });
      } catch {
        // Full, blocked or damaged: the page goes on without being counted.
      }
    },
    clear: (name: LogName) => storage?.removeItem(LOG_KEYS[name]),
  };
}

function parse(name: LogName, text: string): FoldedLog {
  try {
    const { folded, posts, lines } = JSON.parse(text) as FoldedLog;
    if (text.endsWith(END) && Array.isArray(lines) && typeof folded === 'object') {
      return { lines, folded, ...(typeof posts === 'object' ? { posts } : {}) };
    }
  } catch {
    // Told below.
  }
  const key = LOG_KEYS[name];
  throw new Problem('fault', `What this browser keeps under '${key}' cannot be read: it is not a log`, {
    hint: `Clear the log, or mend '${key}' in the local storage of this site.`,
  });
}
