import type { RegisterPageView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import type { FormSubmitProps } from '../../account/AccountForm/AccountForm.js';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { AccountsUnavailable } from '../../account/AccountsUnavailable/AccountsUnavailable.js';
import { RegisterForm } from '../../account/RegisterForm/RegisterForm.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import type { LinkComponentProps } from '../../parts/link-component.js';

/** The props of the page: its view, and how far registering has come. */
export interface RegisterPageProps
  extends Omit<RegisterPageView, 'error'>,
    FormSubmitProps,
    LinkComponentProps {}

/** The registration page; a site without accounts says so. */
export function RegisterPage(props: RegisterPageProps) {
  const { title, isOpen, terms, privacy, login, values, error, loading, onSubmit, ...frame } = props;
  return (
    <PageFrame {...frame}>
      <AccountFrame title={title} {...(isOpen ? { text: accountLabels.register.text } : {})}>
        {isOpen ? (
          <RegisterForm
            {...{ terms, privacy, login, values, error, onSubmit, linkComponent: frame.linkComponent }}
            loading={loading ?? false}
          />
        ) : (
          <AccountsUnavailable linkComponent={frame.linkComponent} />
        )}
      </AccountFrame>
    </PageFrame>
  );
}
