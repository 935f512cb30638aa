import type { LoginPageView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import type { FormSubmitProps } from '../../account/AccountForm/AccountForm.js';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { AccountsUnavailable } from '../../account/AccountsUnavailable/AccountsUnavailable.js';
import { LoginForm } from '../../account/LoginForm/LoginForm.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { DataTable } from '../../parts/DataTable/DataTable.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';

/** The props of the page: its view, and how far signing in has come. */
export interface LoginPageProps extends Omit<LoginPageView, 'error'>, FormSubmitProps, LinkComponentProps {}

const { login: loginLabels } = accountLabels;

/** The sign-in page; a site without accounts says so. */
export function LoginPage(props: LoginPageProps) {
  const { title, isOpen, from, forgot, register, accounts, values, error, loading, onSubmit, ...frame } =
    props;
  return (
    <PageFrame {...frame}>
      <AccountFrame title={title} {...(isOpen ? { text: loginLabels.text } : {})}>
        {isOpen ? (
          <LoginForm
            {...{ from, forgot, register, values, error, onSubmit, linkComponent: frame.linkComponent }}
            loading={loading ?? false}
          />
        ) : (
          <AccountsUnavailable linkComponent={frame.linkComponent} />
        )}
        {accounts === undefined ? null : (
          <Notice title={loginLabels.demo}>
            <p>{loginLabels.demoText}</p>
            <DataTable
              caption={loginLabels.demo}
              hidesCaption
              rows={accounts}
              rowKey={({ username }) => username}
              columns={[
                { title: accountLabels.register.username, cell: ({ username }) => username },
                { title: loginLabels.password, cell: ({ password }) => <code>{password}</code> },
              ]}
            />
          </Notice>
        )}
      </AccountFrame>
    </PageFrame>
  );
}
