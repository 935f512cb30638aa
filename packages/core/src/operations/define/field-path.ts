import { amendProblem, isProblem } from '../../problem.js';

/** What `find` gives; where it finds nothing, its Problem says which field named what is not there. */
export function withFieldPath<T>(path: string, find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (!isProblem(error) || error.issues.length > 0) throw error;
    throw amendProblem(error, { issues: [{ path, message: error.message }] });
  }
}
