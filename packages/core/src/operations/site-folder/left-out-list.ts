import { countLeftOut } from '../../wordpress/records/left-out-counts.js';

/** The kinds of what stays behind of a folder. */
export const FOLDER_LEFT_OUT_KINDS = ['file', 'text', 'field', 'shortcode', 'component'] as const;

/** Something that stays behind: how often it is there, and some of the files that have it. */
export interface FolderLeftOut {
  kind: (typeof FOLDER_LEFT_OUT_KINDS)[number];
  name: string;
  count: number;
  files: string[];
}

/** Counts what stays behind of a folder. */
export function leftOutList() {
  const { leave, all } = countLeftOut<FolderLeftOut['kind']>();
  return {
    leave,
    all: (): FolderLeftOut[] => all().map(({ places: files, ...count }) => ({ ...count, files })),
  };
}
