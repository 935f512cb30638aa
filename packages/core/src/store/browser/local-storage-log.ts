import { type LogName, MAX_LOG_LINES } from '../../model/documents/traffic-logs.js';
import { problem } from '../../problem.js';
import { type CompactedLog, compactLog } from '../traffic-log.js';
import { LOG_KEYS } from './local-storage-keys.js';

/** How many lines past the cap may wait until they are counted away in one go. */
const LINES_BEFORE_COMPACTION = 250;
const LOG_START = '{"folded":{},"lines":[';
const LOG_END = ']}';

/** The logs of a storage, one key each, as JSON to whose text a line is added without reading the others. */
export function browserLogs(storage: Storage | undefined) {
  // How many lines a text of that length was found to have: enough to know when to count lines away.
  const lineCounts = new Map<LogName, { length: number; lines: number }>();

  const read = (name: LogName): CompactedLog => {
    const text = storage?.getItem(LOG_KEYS[name]) ?? undefined;
    return text === undefined ? { lines: [], folded: {} } : parseLog(name, text);
  };

  return {
    /** The log, at its cap. */
    read: (name: LogName) => compactLog(read(name), MAX_LOG_LINES),
    /** Adds a line; a storage that takes nothing costs the visitor nothing. */
    append(name: LogName, line: object): void {
      try {
        if (storage === undefined) return;
        const before = storage.getItem(LOG_KEYS[name]) ?? LOG_START + LOG_END;
        const known = lineCounts.get(name);
        const lines = known?.length === before.length ? known.lines : parseLog(name, before).lines.length;
        const comma = lines === 0 ? '' : ',';
        let text = `${before.slice(0, -LOG_END.length)}${comma}${JSON.stringify(line)}${LOG_END}`;
        const isLong = lines + 1 > MAX_LOG_LINES + LINES_BEFORE_COMPACTION;
        if (isLong) {
          const { lines: kept, ...gone } = compactLog(parseLog(name, text), MAX_LOG_LINES);
          text = JSON.stringify({ ...gone, lines: kept });
        }
        storage.setItem(LOG_KEYS[name], text);
        lineCounts.set(name, { length: text.length, lines: isLong ? MAX_LOG_LINES : lines + 1 });
      } catch {
        // Full, blocked or damaged: the page goes on without being counted.
      }
    },
    /** Puts a log in the place of another. */
    replace(name: LogName, log: CompactedLog): void {
      const { lines, ...gone } = compactLog(log, MAX_LOG_LINES);
      storage?.setItem(LOG_KEYS[name], JSON.stringify({ ...gone, lines }));
    },
    clear: (name: LogName) => storage?.removeItem(LOG_KEYS[name]),
  };
}

function parseLog(name: LogName, text: string): CompactedLog {
  try {
    const { folded, posts, visits, lines } = JSON.parse(text) as CompactedLog;
    if (text.endsWith(LOG_END) && Array.isArray(lines) && typeof folded === 'object') {
      return {
        ...{ lines, folded },
        ...(typeof posts === 'object' ? { posts } : {}),
        ...(typeof visits === 'object' ? { visits } : {}),
      };
    }
  } catch {
    // Told below.
  }
  throw problem('browser-storage.log-damaged', { key: LOG_KEYS[name] });
}
