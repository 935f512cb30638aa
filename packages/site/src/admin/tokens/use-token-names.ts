import { useQuestion } from '../backend/use-operations.js';

/** The names of a user's tokens, which a new password does not end; none until they are known. */
export function useTokenNames(user: string): readonly string[] {
  const { data } = useQuestion('tokens.list', { user });
  return (data?.records ?? []).map(({ name }) => name).sort();
}
