import { type Problem, problem } from '../../../problem.js';
import type { Damage } from '../../storage-adapter.js';

/** A damaged file as it was found, and what a repair mends in it. */
export interface FileRepair {
  file: string;
  /** Undefined if the file is missing. */
  bytes: Buffer | undefined;
  damage: readonly Damage[];
}

const MISSING = 'the file is missing';

/** The repair of a file that is gone: it is begun anew. */
export function lostFileRepair(file: string): FileRepair {
  const repair = 'it is begun anew, empty';
  return { file, bytes: undefined, damage: [{ message: MISSING, file, repair, isLost: true }] };
}

/** The Problem of a file that is gone, where nothing is repaired. */
export function lostFileProblem(file: string, folder: string): Problem {
  return problem('store-file.missing', { file, folder }, { issues: [{ message: MISSING, file }] });
}
