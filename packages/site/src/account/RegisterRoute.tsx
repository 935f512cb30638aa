import { isProblem, type RegisterPageView, type RegistrationInput } from '@croupier/core';
import { type LabelsOfPages, refusalOf, refusalText } from '@croupier/core/page-texts';
import type { LabelsProps } from '@croupier/ui';
import { RegisterPage } from '@croupier/ui/pages';
import { useAuth, useHasAuth } from './auth.js';
import { useFormSubmit } from './use-form-submit.js';
import { useRedirectSignedIn } from './use-redirect-signed-in.js';

/** The registration page. A served page has no `AuthProvider`: its form is sent to the server. */
export function RegisterRoute(view: RegisterPageView & LabelsProps) {
  return useHasAuth() ? <DemoRegisterPage {...view} /> : <RegisterPage {...view} />;
}

/** Creates an account and signs its owner in; a signed-in visitor goes to the home page at once. */
function DemoRegisterPage(view: RegisterPageView & LabelsProps) {
  const { register } = useAuth();
  useRedirectSignedIn('/');
  const form = useFormSubmit(
    (data) => register(registrationIn(data)),
    (failed) => errorText(failed, view.labels),
  );
  return <RegisterPage {...view} {...form} />;
}

function registrationIn(data: FormData): RegistrationInput {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    username: text('username'),
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    password: text('password'),
    confirm: text('confirm'),
  };
}

function errorText(failed: unknown, labels: LabelsOfPages | undefined): string {
  const reason = 'form.register-failed';
  const broke = refusalText({ reason }, labels);
  if (!isProblem(failed)) return broke;
  const said = refusalText(refusalOf(failed, reason), labels);
  return failed.issues.length > 0 || said === broke ? said : `${broke}. ${said}`;
}
