import { isProblem, type LoginPageView } from '@croupier/core';
import { type LabelsOfPages, refusalOf, refusalText } from '@croupier/core/page-texts';
import type { LabelsProps } from '@croupier/ui';
import { LoginPage } from '@croupier/ui/pages';
import { useAuth, useHasAuth } from './auth.js';
import { useFormSubmit } from './use-form-submit.js';
import { useRedirectSignedIn } from './use-redirect-signed-in.js';

/** The sign-in page. A served page has no `AuthProvider`: its form is sent to the server. */
export function LoginRoute(view: LoginPageView & LabelsProps) {
  return useHasAuth() ? <DemoLoginPage {...view} /> : <LoginPage {...view} />;
}

/** Signs a visitor in and returns to the page they came from; a signed-in visitor returns there at once. */
function DemoLoginPage(view: LoginPageView & LabelsProps) {
  const { login } = useAuth();
  useRedirectSignedIn(view.from);
  const form = useFormSubmit(
    (data) => login({ identifier: String(data.get('identifier')), password: String(data.get('password')) }),
    (failed) => errorText(failed, view.labels),
  );
  return <LoginPage {...view} {...form} />;
}

function errorText(error: unknown, labels: LabelsOfPages | undefined): string {
  const broke = 'form.sign-in-failed';
  const isRefused = isProblem(error) && error.code === 'not-allowed';
  return refusalText(isRefused ? refusalOf(error, broke) : { reason: broke }, labels);
}
