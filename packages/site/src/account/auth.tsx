import type { SignedInUser } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

/** Who is signed in; loading while that is not known yet. */
export interface AuthState {
  user: SignedInUser | undefined;
  isLoading: boolean;
}

/** What a person writes to register. */
export interface Registration {
  username: string;
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
}

/** Signs people in and out. */
export interface AuthService {
  /** True where the name or address is known, active, and has this password. */
  login(identifier: string, password: string): Promise<boolean>;
  /** True where the account was made, and its owner is signed in; a Problem where it cannot be kept. */
  register(registration: Registration): Promise<boolean>;
  logout(): void;
  getState(): AuthState;
  /** Calls the listener after the state changed; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

const AuthContext = createContext<AuthService | undefined>(undefined);

/** The props of the provider. */
export interface AuthProviderProps {
  service: AuthService;
  children: ReactNode;
}

/** Lets what stands in it know who is signed in. */
export function AuthProvider({ service, children }: AuthProviderProps) {
  return <AuthContext value={service}>{children}</AuthContext>;
}

/** Who is signed in, and the ways in and out. Throws outside of an `AuthProvider`. */
export function useAuth(): AuthState & Pick<AuthService, 'login' | 'register' | 'logout'> {
  const service = useContext(AuthContext);
  if (service === undefined) throw new Error(messages.signIn.outsideProvider);
  const state = useSyncExternalStore(service.subscribe, service.getState, service.getState);
  const { login, register, logout } = service;
  return { ...state, login, register, logout };
}
