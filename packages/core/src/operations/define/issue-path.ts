import { amendProblem, isProblem } from '../../problem.js';

/** The result of `find`; its Problem gets an issue with the path of the field. */
export function withIssuePath<T>(path: string, find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (!isProblem(error) || error.issues.length > 0) throw error;
    throw amendProblem(error, { issues: [{ path, message: error.message }] });
  }
}
