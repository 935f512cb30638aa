import { type clockwork, type Home, openStore, type SignedIn, type User } from '@croupier/core';
import { DEMO_PASSWORD } from '@croupier/core/sample';
import type { AuthService, AuthState, Registration } from './auth.js';

/** Where the browser keeps who is signed in: the specification's keys. */
const KEYS = { token: 'authToken', user: 'userData', admin: 'adminToken' } as const;
/** How long the demo pretends to ask a server, in milliseconds: the specification's. */
const DELAY = 1_000;
const TOKEN = 'demo-token';

/** What the demo's sign-in is made over. */
export interface DemoAuthParts {
  home: Home;
  clockwork: typeof clockwork;
  /** The page's local storage; without it nobody stays signed in when the page is left. */
  storage: Storage | undefined;
}

/** Signs people in to the demo: nothing is sent anywhere, and every account has the same password. */
export function demoAuth({ home, clockwork: time, storage }: DemoAuthParts): AuthService {
  const store = openStore(home, time);
  const listeners = new Set<() => void>();
  let state: AuthState = { user: undefined, loading: true };

  const become = (user: SignedIn | undefined) => {
    state = { user, loading: false };
    for (const listener of listeners) listener();
  };
  const enter = (user: SignedIn) => {
    put(storage, KEYS.token, TOKEN);
    put(storage, KEYS.user, JSON.stringify(user));
    if (user.role !== 'user') put(storage, KEYS.admin, TOKEN);
    become(user);
  };
  const leave = () => {
    for (const key of Object.values(KEYS)) storage?.removeItem(key);
    become(undefined);
  };
  const restore = () => {
    try {
      const [token, kept] = [storage?.getItem(KEYS.token), storage?.getItem(KEYS.user)];
      become(token && kept ? (JSON.parse(kept) as SignedIn) : undefined);
    } catch (error) {
      console.error(error);
      leave();
    }
  };
  restore();
  addEventListener('storage', ({ key }) => {
    if (key === null || key === KEYS.token || key === KEYS.user) restore();
  });

  return {
    async login(identifier, password) {
      await pause();
      const user = await store.question(({ users }) => [...users.all()].find(isCalled(identifier)));
      if (user === undefined || !user.isActive || password !== DEMO_PASSWORD) return false;
      enter(shown(user));
      return true;
    },
    async register(registration) {
      await pause();
      const user = await store
        .change(
          { by: { name: registration.username }, operation: 'accounts.register', unrecorded: true },
          ({ users }) => {
            const isTaken = [...users.all()].some(isTakenBy(registration));
            return isTaken ? undefined : users.insert({ ...profileOf(registration), role: 'user' });
          },
        )
        .then(({ result }) => result)
        .catch((error: unknown) => {
          console.warn(error);
          throw error;
        });
      if (user === undefined) return false;
      enter(shown(user));
      return true;
    },
    logout: leave,
    state: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DELAY));
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function isCalled(identifier: string): (user: User) => boolean {
  const sought = identifier.trim();
  return ({ username, email }) => same(username, sought) || same(email, sought);
}

function isTakenBy({ username, email }: Registration): (user: User) => boolean {
  return (user) => same(user.username, username) || same(user.email, email);
}

function profileOf({ username, email, firstName, lastName }: Registration) {
  return {
    username,
    email,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
  };
}

function shown({ isActive: _own, ...user }: User): SignedIn {
  return user;
}

// A browser that keeps nothing still lets its visitor in, until the page is left.
function put(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch (error) {
    console.warn(error);
  }
}
