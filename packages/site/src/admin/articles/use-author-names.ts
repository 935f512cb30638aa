import { useQuestion } from '../backend/use-operations.js';

/** The names of the authors, for the fields that name one. */
export function useAuthorNames(): string[] {
  return useQuestion('authors.list', {}).data?.records.map(({ name }) => name) ?? [];
}
