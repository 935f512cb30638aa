import type {
  OperationInput,
  OperationName,
  OperationResult,
  Outcome,
  PerformOptions,
  SignedInUser,
  SiteMark,
} from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { createContext, useContext } from 'react';

/** Performs an operation by its name. Problems: as `perform()`. */
export type PerformByName = <N extends OperationName>(
  name: N,
  input: OperationInput<N>,
  options?: Omit<PerformOptions, 'actor'>,
) => Promise<Outcome<OperationResult<N>>>;

/** The signed-in user, and whether that is still being read. */
export interface SessionState {
  user: SignedInUser | undefined;
  isLoading: boolean;
  /** True where somebody was signed in, and the server knows them no longer. */
  hasEnded?: boolean;
}

/** The one way for screens to the data: over HTTP, in this browser, or in memory. */
export interface AdminBackend {
  perform: PerformByName;
  /** The name and icon of the site, where its server says them. */
  site?: SiteMark;
  getSession(): SessionState;
  /** Calls the listener after the user changed. Returns a function that stops it. */
  onSession(listener: () => void): () => void;
  /** Signs staff in. Problem: `not-allowed`. */
  signIn(credentials: { identifier: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** True where pictures have little room: they are scaled down to the size in which they are shown. */
  scalesPictures?: boolean;
  /** True where pictures of other sites are fetched: a browser may not read them. */
  fetchesPictures?: boolean;
  /**
   * Another password for the user, who stays signed in here. Absent where all accounts share one. Rejects with the
   * reason where it is refused.
   */
  changePassword?: (passwords: {
    current: string;
    password: string;
    confirm: string;
    /** Whether the user's tokens are deleted with it. */
    endTokens: boolean;
  }) => Promise<void>;
  /** Calls the listener after the content changed elsewhere. Returns a function that stops it. */
  watch(listener: () => void): () => void;
}

const AdminContext = createContext<AdminBackend | undefined>(undefined);

/** Gives the screens in it their data. */
export const AdminProvider = AdminContext;

/** The backend of the screens around it. Throws outside an `AdminProvider`. */
export function useAdmin(): AdminBackend {
  const backend = useContext(AdminContext);
  if (backend === undefined) throw new Error(adminLabels.outsideProvider);
  return backend;
}
