import { isProblem, type RegisterPageView } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { RegisterPage } from '@croupier/ui/pages';
import { type FormEvent, useEffect, useState } from 'react';
import { navigate } from '../navigation.js';
import { type Registration, useAuth } from './auth.js';

/** The fewest characters of a password. */
const SHORTEST_PASSWORD = 6;
const { signIn: signInMessages } = messages;

/** The registration page; on a site without accounts there is no sign-in service to ask. */
export function RegisterRoute(view: RegisterPageView) {
  return view.isOpen ? <OpenRegisterPage {...view} /> : <RegisterPage {...view} />;
}

/** Creates an account and signs its owner in; a signed-in visitor goes to the home page at once. */
function OpenRegisterPage(view: RegisterPageView) {
  const { user, register } = useAuth();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (user !== undefined) navigate('/', { replace: true });
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
      if (!(await register(registration))) setError(signInMessages.taken);
    } catch (failed) {
      setError(
        isProblem(failed)
          ? `${signInMessages.registerBroke}. ${failed.message}.`
          : signInMessages.registerBroke,
      );
    }
    setBusy(false);
  };

  return <RegisterPage {...view} error={error} isBusy={isBusy} onSubmit={(event) => void submit(event)} />;
}

function faultOf({ password = '', confirm = '' }: Record<string, string>): string | undefined {
  if (password !== confirm) return signInMessages.mismatch;
  return password.length < SHORTEST_PASSWORD ? signInMessages.tooShort : undefined;
}
