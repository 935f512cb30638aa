import { isProblem, type RegisterPageView, type RegistrationInput } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { RegisterPage } from '@croupier/ui/pages';
import { type FormEvent, useEffect, useState } from 'react';
import { navigate } from '../navigation.js';
import { useAuth, useHasAuth } from './auth.js';

const { signIn: signInMessages } = messages;

/** The registration page. A served page has no `AuthProvider`: its form is sent to the server. */
export function RegisterRoute(view: RegisterPageView) {
  return useHasAuth() ? <DemoRegisterPage {...view} /> : <RegisterPage {...view} />;
}

/** Creates an account and signs its owner in; a signed-in visitor goes to the home page at once. */
function DemoRegisterPage(view: RegisterPageView) {
  const { user, register } = useAuth();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (user !== undefined) navigate('/', { replace: true });
  }, [user]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setError(undefined);
    setBusy(true);
    try {
      await register(registrationIn(new FormData(form)));
    } catch (failed) {
      setError(errorText(failed));
    }
    setBusy(false);
  };

  return <RegisterPage {...view} error={error} isBusy={isBusy} onSubmit={(event) => void submit(event)} />;
}

function registrationIn(form: FormData): RegistrationInput {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    username: text('username'),
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    password: text('password'),
    confirm: text('confirm'),
  };
}

function errorText(failed: unknown): string {
  if (!isProblem(failed)) return signInMessages.registerBroke;
  return failed.issues[0]?.message ?? `${signInMessages.registerBroke}. ${failed.message}.`;
}
