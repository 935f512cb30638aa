/** The kinds of what stays behind of a folder. */
export const FOLDER_LEFT_OUT_KINDS = ['file', 'text', 'field', 'shortcode', 'component'] as const;

/** Something that stays behind: how often it is there, and some of the files that have it. */
export interface FolderLeftOut {
  kind: (typeof FOLDER_LEFT_OUT_KINDS)[number];
  name: string;
  count: number;
  files: string[];
}

const MAX_FILES = 5;
const MAX_NAMES = 10_000;

/** Counts what stays behind, by name. */
export function leftOutList() {
  const entries = new Map<string, FolderLeftOut>();
  return {
    leave(kind: FolderLeftOut['kind'], name: string, file: string): void {
      const key = `${kind} ${name}`;
      const entry = entries.get(key) ?? { kind, name: name.slice(0, 200), count: 0, files: [] };
      if (!entries.has(key) && entries.size >= MAX_NAMES) return;
      entries.set(key, entry);
      entry.count++;
      if (entry.files.length < MAX_FILES && !entry.files.includes(file)) entry.files.push(file);
    },
    /** The most frequent first. */
    all: () => [...entries.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
  };
}
