import type { Issue } from '../diagnostics/issue.js';
import { type Entity, missingIssues } from './entity.js';

/** What is blank of the fields that operations ask for: of a new record all, of a changed one those that are given. */
export function askedIssues(
  { fieldPaths }: Pick<Entity, 'fieldPaths'>,
  given: Readonly<Record<string, unknown>>,
  isNew: boolean,
): Issue[] {
  const asked = fieldPaths.filter(
    ({ field, path }) => field.isAsked && (isNew || given[path[0]] !== undefined),
  );
  return missingIssues(asked, given);
}
