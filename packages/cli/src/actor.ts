import { type Actor, actorCalled, type Store } from '@croupier/core';

/** The user called by name, e-mail address or id, to act with their role. Problems: `not-found`, `not-allowed`. */
export function actorNamed(called: string, store: Store): Promise<Actor> {
  return store.question((content) => actorCalled(content, called));
}
