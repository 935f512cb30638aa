import { type Actor, nearest, Problem, type Store } from '@croupier/core';

/** The user called by name, e-mail address or id, to act with their role. Problems: `not-found`, `not-allowed`. */
export async function actorNamed(called: string, store: Store): Promise<Actor> {
  const word = called.toLowerCase();
  const names: string[] = [];
  const user = await store.question((content) =>
    content.users.find((one) => {
      names.push(one.username);
      return [one.username, one.email, one.id].some((name) => name.toLowerCase() === word);
    }),
  );
  if (user === undefined) {
    const close = nearest(called, names);
    throw new Problem('not-found', `User '${called}' is not there`, {
      hint:
        close === undefined ? 'Leave --as out to act as the owner of the files.' : `Did you mean '${close}'?`,
    });
  }
  if (!user.isActive) {
    throw new Problem('not-allowed', `User '${user.username}' is not active`, {
      hint: 'Act as an active user, or leave --as out to act as the owner of the files.',
    });
  }
  return { author: { id: user.id, name: user.username }, role: user.role };
}
