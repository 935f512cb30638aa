import type { LoginView } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { LoginForm } from '@croupier/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { go } from '../navigation.js';
import { useAuth } from './auth.js';

/** Signs a visitor in and takes them back to where they came from; who is signed in already goes there at once. */
export function SignIn(view: Pick<LoginView, 'from' | 'forgot' | 'register'>) {
  const { user, login } = useAuth();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { from } = view;

  useEffect(() => {
    if (user !== undefined) go(from, { replace: true });
  }, [user, from]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    setError(undefined);
    setBusy(true);
    try {
      const isIn = await login(String(given.get('identifier')), String(given.get('password')));
      if (!isIn) setError(messages.signIn.failed);
    } catch {
      setError(messages.signIn.broke);
    }
    setBusy(false);
  };

  return <LoginForm {...view} error={error} isBusy={isBusy} onSubmit={(event) => void submit(event)} />;
}
