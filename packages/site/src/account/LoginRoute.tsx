import { isProblem, type LoginPageView } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { LoginPage } from '@croupier/ui/pages';
import { type FormEvent, useEffect, useState } from 'react';
import { navigate } from '../navigation.js';
import { useAuth, useHasAuth } from './auth.js';

/** The sign-in page. A served page has no `AuthProvider`: its form is sent to the server. */
export function LoginRoute(view: LoginPageView) {
  return useHasAuth() ? <DemoLoginPage {...view} /> : <LoginPage {...view} />;
}

/** Signs a visitor in and returns to the page they came from; a signed-in visitor returns there at once. */
function DemoLoginPage(view: LoginPageView) {
  const { user, login } = useAuth();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { from } = view;

  useEffect(() => {
    if (user !== undefined) navigate(from, { replace: true });
  }, [user, from]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    setError(undefined);
    setBusy(true);
    try {
      await login({ identifier: String(given.get('identifier')), password: String(given.get('password')) });
    } catch (failed) {
      const isRefused = isProblem(failed) && failed.code === 'not-allowed';
      setError(isRefused ? failed.message : messages.signIn.broke);
    }
    setBusy(false);
  };

  return <LoginPage {...view} error={error} isBusy={isBusy} onSubmit={(event) => void submit(event)} />;
}
