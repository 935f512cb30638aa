import { type Actor, actorFor, type Store } from '@croupier/core';

/** The user called by name, e-mail address or id, to act with their role. Problems: `not-found`, `not-allowed`. */
export function findActor(nameOrId: string, store: Store): Promise<Actor> {
  return store.question((content) => actorFor(content, nameOrId));
}
