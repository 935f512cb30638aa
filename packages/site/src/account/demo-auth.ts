import { openStore, type Runtime, type SignedInUser, type StorageAdapter, type User } from '@croupier/core';
import { DEMO_PASSWORD } from '@croupier/core/sample';
import type { AuthService, AuthState, Registration } from './auth.js';

/** Where the browser keeps who is signed in: the specification's keys. */
const STORAGE_KEYS = { token: 'authToken', user: 'userData', admin: 'adminToken' } as const;
/** How long the demo pretends to ask a server, in milliseconds: the specification's. */
const DELAY_MS = 1_000;
const TOKEN = 'demo-token';

/** What the demo's sign-in is made over. */
export interface DemoAuthOptions {
  storage: StorageAdapter;
  runtime: Runtime;
  /** The page's local storage; without it nobody stays signed in when the page is left. */
  localStorage: Storage | undefined;
}

/** Signs people in to the demo: nothing is sent anywhere, and every account has the same password. */
export function demoAuth({ storage, runtime, localStorage }: DemoAuthOptions): AuthService {
  const store = openStore(storage, runtime);
  const listeners = new Set<() => void>();
  let state: AuthState = { user: undefined, isLoading: true };

  const become = (user: SignedInUser | undefined) => {
    state = { user, isLoading: false };
    for (const listener of listeners) listener();
  };
  const enter = (user: SignedInUser) => {
    storeItem(localStorage, STORAGE_KEYS.token, TOKEN);
    storeItem(localStorage, STORAGE_KEYS.user, JSON.stringify(user));
    if (user.role !== 'user') storeItem(localStorage, STORAGE_KEYS.admin, TOKEN);
    become(user);
  };
  const leave = () => {
    for (const key of Object.values(STORAGE_KEYS)) localStorage?.removeItem(key);
    become(undefined);
  };
  const restore = () => {
    try {
      const [token, kept] = [
        localStorage?.getItem(STORAGE_KEYS.token),
        localStorage?.getItem(STORAGE_KEYS.user),
      ];
      become(token && kept ? (JSON.parse(kept) as SignedInUser) : undefined);
    } catch (error) {
      console.error(error);
      leave();
    }
  };
  restore();
  addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.token || key === STORAGE_KEYS.user) restore();
  });

  return {
    async login(identifier, password) {
      await simulateLatency();
      const user = await store.question(({ users }) => [...users.all()].find(isCalled(identifier)));
      if (user === undefined || !user.isActive || password !== DEMO_PASSWORD) return false;
      enter(shown(user));
      return true;
    },
    async register(registration) {
      await simulateLatency();
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
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function simulateLatency(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DELAY_MS));
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

function shown({ isActive: _own, ...user }: User): SignedInUser {
  return user;
}

// A browser that keeps nothing still lets its visitor in, until the page is left.
function storeItem(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch (error) {
    console.warn(error);
  }
}
