import type { RegistrationInput, SignedInUser, SignInInput } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

/** The signed-in user, and whether that is still being read. */
export interface AuthState {
  user: SignedInUser | undefined;
  isLoading: boolean;
}

/** Signs people in and out. */
export interface AuthService {
  /** Signs in by username or email address; the form of the admin refuses visitors. Problem: `not-allowed`. */
  login(credentials: SignInInput & { form?: 'site' | 'admin' }): Promise<void>;
  /** Makes an account and signs its owner in. Problems: `invalid`, `conflict`, `fault` for an account that cannot be stored. */
  register(registration: RegistrationInput): Promise<void>;
  logout(): void;
  getState(): AuthState;
  /** Calls the listener after each change of the state. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

const AuthContext = createContext<AuthService | undefined>(undefined);

/** The props of the provider. */
export interface AuthProviderProps {
  service: AuthService;
  children: ReactNode;
}

/** Gives the components in it the sign-in service. */
export function AuthProvider({ service, children }: AuthProviderProps) {
  return <AuthContext value={service}>{children}</AuthContext>;
}

/** Whether an `AuthProvider` signs people in: in the demo. A served page sends its forms to the server. */
export function useHasAuth(): boolean {
  return useContext(AuthContext) !== undefined;
}

/** The signed-in user, with functions to sign in and out. Throws outside an `AuthProvider`. */
export function useAuth(): AuthState & Pick<AuthService, 'login' | 'register' | 'logout'> {
  const service = useContext(AuthContext);
  if (service === undefined) throw new Error(messages.signIn.outsideProvider);
  const state = useSyncExternalStore(service.subscribe, service.getState, service.getState);
  const { login, register, logout } = service;
  return { ...state, login, register, logout };
}
