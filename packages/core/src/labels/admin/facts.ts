import { grouped } from '../../diagnostics/plural.js';

const MEGABYTE = 1_000_000;

/** The facts of a site that its support asks for. */
export interface SiteFacts {
  at: string;
  version?: string;
  node?: string;
  platform?: string;
  storage: 'folder' | 'database' | 'browser' | 'memory' | 'other';
  schemaVersion: number;
  language: string;
  isSample: boolean;
  records: Readonly<Record<string, number>>;
  contentBytes: number;
  pictures: number;
  pictureBytes: number;
  changes: number;
  lastChange?: { number: number; at: string; operation: string };
  lastBackup?: { at: string; leavesOut: string[] };
}

const LAST_BACKUP = {
  title: 'Last backup',
  none: 'none on record',
  /** After its date; a whole one has nothing more to say. */
  without: (leavesOut: readonly string[]) =>
    leavesOut.length === 0 ? '' : `, without ${leavesOut.join(', ')}`,
} as const;

/** The texts of the panel with facts for support. */
export const adminFactsLabels = {
  title: 'Facts for support',
  text: 'Versions, where the content is kept and how much there is: what somebody who helps you asks first. It has no names, no addresses and no passwords.',
  submit: 'Show facts',
  running: 'Counting',
  table: 'Facts',
  columns: { fact: 'Fact', value: 'Value' },
  copy: 'Copy',
  copied: 'The facts are copied',
  lastBackup: LAST_BACKUP,
  notCopied: 'The browser did not let the page copy. Select the text and copy it by hand.',
  /** The facts, each a name and a value, for a screen, a terminal and a message alike. */
  rows: (facts: SiteFacts): [name: string, value: string][] => {
    const { version, node, platform, lastChange, lastBackup } = facts;
    return [
      ...(version === undefined ? [] : [['croupier', version] as [string, string]]),
      ...(node === undefined ? [] : [['Node.js', node] as [string, string]]),
      ...(platform === undefined ? [] : [['System', platform] as [string, string]]),
      ['Storage', STORAGE[facts.storage]],
      ['Schema version', String(facts.schemaVersion)],
      ['Language', facts.language],
      ['Sample content', facts.isSample ? 'yes' : 'no'],
      ['Content', size(facts.contentBytes)],
      ['Pictures', `${grouped(facts.pictures)}, ${size(facts.pictureBytes)}`],
      ['Changes kept', grouped(facts.changes)],
      [
        'Last change',
        lastChange === undefined ? 'none' : `${lastChange.number}, ${lastChange.operation}, ${lastChange.at}`,
      ],
      ...Object.entries(facts.records).map(([name, count]): [string, string] => [
        `Records of ${name}`,
        grouped(count),
      ]),
      [
        LAST_BACKUP.title,
        lastBackup === undefined
          ? LAST_BACKUP.none
          : `${lastBackup.at}${LAST_BACKUP.without(lastBackup.leavesOut)}`,
      ],
      ['Counted at', facts.at],
    ];
  },
} as const;

const STORAGE: Readonly<Record<SiteFacts['storage'], string>> = {
  folder: 'a folder of files',
  database: 'a database',
  browser: 'a browser',
  memory: 'memory',
  other: 'storage of its own',
};

function size(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
