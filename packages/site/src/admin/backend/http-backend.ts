import { isProblem, type OperationName, Problem, type SignedInUser } from '@croupier/core';
import { performOnSite } from '@croupier/core/http';
import { messages } from '@croupier/core/messages';
import type { AdminBackend, PerformByName, SessionState } from './backend.js';

/** The admin's data on the server that sent this page. */
export function httpBackend(): AdminBackend {
  const site = { url: location.origin, hasWholeBodies: true };
  const listeners = new Set<() => void>();
  const { signedOut, siteName = '', siteIcon } = document.documentElement.dataset;
  const isSignedOut = signedOut !== undefined;
  let session: SessionState = { user: undefined, isLoading: !isSignedOut };

  const setUser = (user: SignedInUser | undefined, hasEnded = false) => {
    session = { user, isLoading: false, hasEnded };
    for (const listener of listeners) listener();
  };
  const perform = (async (name: OperationName, input: never, options = {}) => {
    try {
      return await performOnSite(site, { name }, input, options);
    } catch (error) {
      // The session ended meanwhile; what is not saved yet is kept as a draft.
      const hasEnded = isProblem(error) && error.reason === 'access.sign-in-required';
      if (hasEnded && session.user !== undefined) setUser(undefined, true);
      throw error;
    }
  }) as unknown as PerformByName;
  const readSession = async () => {
    try {
      const { user, mustChange } = (await perform('accounts.show', {})).result;
      if (mustChange)
        location.assign(`/profile?from=${encodeURIComponent(location.pathname + location.search)}`);
      else setUser(user);
    } catch (error) {
      setUser(undefined);
      if (!isProblem(error) || error.code !== 'not-allowed') throw error;
    }
  };
  if (!isSignedOut) void readSession();

  return {
    perform,
    fetchesPictures: true,
    site: { name: siteName, ...(siteIcon === undefined ? {} : { icon: siteIcon }) },
    getSession: () => session,
    onSession(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(credentials) {
      const answer = await sendForm('/login', { ...credentials, form: 'admin' });
      if (answer.error !== undefined) throw new Problem('not-allowed', answer.error);
      await readSession();
    },
    async signOut() {
      await sendForm('/sign-out', {});
      setUser(undefined);
    },
    async changePassword({ endTokens, ...passwords }) {
      const tokens: Record<string, string> = endTokens ? { endTokens: 'on' } : {};
      const answer = await sendForm('/profile', { ...passwords, ...tokens, form: 'password' });
      if (answer.error !== undefined) throw new Problem('invalid', answer.error);
    },
    watch(listener) {
      const events = new EventSource('/api/changes');
      let isFirst = true;
      events.addEventListener('change', () => {
        // The first event says where the content stands.
        if (!isFirst) listener();
        isFirst = false;
      });
      return () => events.close();
    },
  };
}

/** Submits a form of the site's accounts. Rejects where the server does not answer as croupier does. */
async function sendForm(path: string, fields: Record<string, string>): Promise<{ error?: string }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  });
  if (response.headers.get('content-type')?.startsWith('application/json') !== true)
    throw new Error(messages.signIn.broke);
  return (await response.json()) as { error?: string };
}
