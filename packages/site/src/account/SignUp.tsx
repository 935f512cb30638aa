import { isProblem, type RegisterView } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { RegisterForm } from '@croupier/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { go } from '../navigation.js';
import { type Registration, useAuth } from './auth.js';

/** The fewest characters of a password. */
const SHORTEST_PASSWORD = 6;
const { signIn: say } = messages;

/** Makes an account and signs its owner in; who is signed in already goes to the home page at once. */
export function SignUp(view: Pick<RegisterView, 'terms' | 'privacy' | 'login'>) {
  const { user, register } = useAuth();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (user !== undefined) go('/', { replace: true });
  }, [user]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const fault = faultOf(given);
    setError(fault);
    if (fault !== undefined) return;
    setBusy(true);
    try {
      const { username = '', email = '', password = '', firstName = '', lastName = '' } = given;
      const registration: Registration = {
        username: username.trim(),
        email: email.trim(),
        password,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
      };
      if (!(await register(registration))) setError(say.taken);
    } catch (failed) {
      setError(isProblem(failed) ? `${say.registerBroke}. ${failed.message}.` : say.registerBroke);
    }
    setBusy(false);
  };

  return <RegisterForm {...view} error={error} isBusy={isBusy} onSubmit={(event) => void submit(event)} />;
}

function faultOf({ password = '', confirm = '' }: Record<string, string>): string | undefined {
  if (password !== confirm) return say.mismatch;
  return password.length < SHORTEST_PASSWORD ? say.tooShort : undefined;
}
