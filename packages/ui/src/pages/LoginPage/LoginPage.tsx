import type { LoginPageView } from '@croupier/core';
import { completeLabels, englishAccountLabels } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import type { FormSubmitProps } from '../../account/AccountForm/AccountForm.js';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { AccountsUnavailable } from '../../account/AccountsUnavailable/AccountsUnavailable.js';
import { LoginForm } from '../../account/LoginForm/LoginForm.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { DataTable } from '../../parts/DataTable/DataTable.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';

/** The props of the page: its view, and how far signing in has come. */
export interface LoginPageProps
  extends Omit<LoginPageView, 'error'>,
    FormSubmitProps,
    LinkComponentProps,
    LabelsProps {}

/** The sign-in page; a site without accounts says so. */
export function LoginPage(props: LoginPageProps) {
  const { title, isOpen, from, forgot, register, accounts, values, error, loading, onSubmit, ...frame } =
    props;
  const { labels } = frame;
  const words = pageTexts('login', labels);
  const form = completeLabels(englishAccountLabels(), labels);
  return (
    <PageFrame {...frame}>
      <AccountFrame title={title} {...(isOpen ? { text: words.text } : {})}>
        {isOpen ? (
          <LoginForm
            {...{
              from,
              forgot,
              register,
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
        {accounts === undefined ? null : (
          <Notice title={words.demo}>
            <p>{words.demoText}</p>
            <DataTable
              caption={words.demo}
              hidesCaption
              rows={accounts}
              rowKey={({ username }) => username}
              columns={[
                { title: form.username, cell: ({ username }) => username },
                { title: form.password, cell: ({ password }) => <code>{password}</code> },
              ]}
            />
          </Notice>
        )}
      </AccountFrame>
    </PageFrame>
  );
}
