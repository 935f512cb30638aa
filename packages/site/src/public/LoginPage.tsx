import type { LoginView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import { AccountFrame, DataTable, Notice, PageFrame } from '@croupier/ui';
import { SignIn } from '../account/SignIn.js';
import { NotYet } from './NotYet.js';

const { login: say } = accountLabels;

/** Where one signs in; a site that cannot sign anyone in yet says so. */
export function LoginPage({ title, isOpen, from, forgot, register, accounts, ...frame }: LoginView) {
  return (
    <PageFrame {...frame}>
      <AccountFrame title={title} {...(isOpen ? { text: say.text } : {})}>
        {isOpen ? <SignIn {...{ from, forgot, register }} /> : <NotYet />}
        {accounts === undefined ? null : (
          <Notice title={say.demo}>
            <p>{say.demoText}</p>
            <DataTable
              caption={say.demo}
              hidesCaption
              rows={accounts}
              rowKey={({ username }) => username}
              columns={[
                { title: accountLabels.register.username, cell: ({ username }) => username },
                { title: say.password, cell: ({ password }) => <code>{password}</code> },
              ]}
            />
          </Notice>
        )}
      </AccountFrame>
    </PageFrame>
  );
}
