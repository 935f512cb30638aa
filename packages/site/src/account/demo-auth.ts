import {
  accountsRegister,
  accountsSignIn,
  createPerform,
  openStore,
  type Runtime,
  type SignedInUser,
  type StorageAdapter,
  type User,
  VISITOR,
} from '@croupier/core';
import type { AuthService, AuthState } from './auth.js';
import { addMissingCredentials, demoPasswords } from './demo-passwords.js';

/** The specification's keys of local storage. */
const STORAGE_KEYS = { token: 'authToken', user: 'userData', admin: 'adminToken' } as const;
/** How long a request takes in the demo, in milliseconds; the specification's number. */
const DELAY_MS = 1_000;
const TOKEN = 'demo-token';

/** The options of the demo's sign-in service. */
interface DemoAuthOptions {
  storage: StorageAdapter;
  runtime: Runtime;
  /** The page's local storage; without it a visitor is signed in until the page is left. */
  localStorage: Storage | undefined;
}

/** The demo's sign-in service: sends nothing, and every account has the same password. */
export function demoAuth({ storage, runtime, localStorage }: DemoAuthOptions): AuthService {
  const perform = createPerform(storage, runtime, { passwords: demoPasswords });
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
    async login(credentials) {
      await simulateLatency();
      await addMissingCredentials(openStore(storage, runtime));
      const signIn = perform(accountsSignIn, credentials, { actor: VISITOR });
      const { result } = await signIn.catch((error: unknown) => {
        // Whoever is refused by the admin's form is signed out as well.
        if (credentials.form === 'admin') leave();
        throw error;
      });
      enter(signedInUser(result.user));
    },
    async register(registration) {
      await simulateLatency();
      const { result } = await perform(accountsRegister, registration, { actor: VISITOR });
      enter(signedInUser(result.user));
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

function signedInUser({ isActive: _, updatedAt: __, ...user }: User): SignedInUser {
  return user;
}

// Without storage a visitor is signed in until the page is left.
function storeItem(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch (error) {
    console.warn(error);
  }
}
