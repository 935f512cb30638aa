import { useEffect } from 'react';
import { navigate } from '../navigation.js';
import { useAuth } from './auth.js';

/** Sends a signed-in visitor to another page; the page that they leave is not in the history. */
export function useRedirectSignedIn(path: string): void {
  const { user } = useAuth();
  useEffect(() => {
    if (user !== undefined) navigate(path, { replace: true });
  }, [user, path]);
}
