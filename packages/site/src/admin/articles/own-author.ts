import type { OperationResult, SignedInUser } from '@croupier/core';

type Authors = OperationResult<'authors.list'>['records'];

/** The name under which a user writes: that of their record as an author, by their email or name, else the name of their account. */
export function ownAuthor(authors: Authors, user: Partial<SignedInUser> | undefined): string | undefined {
  if (user === undefined) return undefined;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  const email = user.email?.toLowerCase();
  const found =
    authors.find((one) => email !== undefined && one.email?.toLowerCase() === email) ??
    authors.find((one) => one.name === name);
  return found?.name ?? name;
}
