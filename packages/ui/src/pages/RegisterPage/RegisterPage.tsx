import type { RegisterPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import type { FormSubmitProps } from '../../account/AccountForm/AccountForm.js';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { AccountsUnavailable } from '../../account/AccountsUnavailable/AccountsUnavailable.js';
import { RegisterForm } from '../../account/RegisterForm/RegisterForm.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';

/** The props of the page: its view, and how far registering has come. */
export interface RegisterPageProps
  extends Omit<RegisterPageView, 'error'>,
    FormSubmitProps,
    LinkComponentProps,
    LabelsProps {}

/** The registration page; a site without accounts says so. */
export function RegisterPage(props: RegisterPageProps) {
  const { title, isOpen, terms, privacy, login, values, error, loading, onSubmit, ...frame } = props;
  const { labels } = frame;
  return (
    <PageFrame {...frame}>
      <AccountFrame title={title} {...(isOpen ? { text: pageTexts('register', labels).text } : {})}>
        {isOpen ? (
          <RegisterForm
            {...{
              terms,
              privacy,
              login,
              values,
              error,
              onSubmit,
              linkComponent: frame.linkComponent,
              labels,
            }}
            loading={loading ?? false}
          />
        ) : (
          <AccountsUnavailable linkComponent={frame.linkComponent} labels={frame.labels} />
        )}
      </AccountFrame>
    </PageFrame>
  );
}
