import { type OperationResult, routePath } from '@croupier/core';
import { userFields } from '@croupier/core/forms';
import { accountLabels, adminProfileLabels } from '@croupier/core/messages';
import {
  ButtonLink,
  EntityForm,
  FactList,
  FormattedDate,
  LazyPart,
  lazyPart,
  Skeleton,
  Tabs,
} from '@croupier/ui/admin';
import { useAdmin } from '../../backend/backend.js';
import { useChange, useQuestion } from '../../backend/use-operations.js';
import { Loaded } from '../../Loaded.js';
import { useFormEditor } from '../../records/use-form-editor.js';
import { ScreenHead } from '../../ScreenHead.js';
import { ChangePasswordForm } from '../../users/ChangePasswordForm.js';
import list from '../list.module.css';

const labels = adminProfileLabels;
const { profile: words } = accountLabels;

const TokenList = lazyPart(async () => (await import('../../tokens/TokenList.js')).TokenList);

/** One's own account: what it is called, where mail goes, its password, and the tokens of its scripts. */
export function ProfileScreen() {
  const { changePassword } = useAdmin();
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        actions={
          <ButtonLink variant="plain" href={routePath({ kind: 'profile' })}>
            {labels.sitePage}
          </ButtonLink>
        }
      />
      <Loaded query={useQuestion('accounts.show', {})}>
        {({ user }) => (
          <>
            <FactList
              facts={[
                { title: labels.username, value: user.username },
                { title: labels.role, value: accountLabels.roles[user.role] },
                { title: words.since, value: <FormattedDate date={user.createdAt} /> },
              ]}
            />
            <Tabs
              label={labels.title}
              tabs={[
                { id: 'details', label: words.details, content: <DetailsForm user={user} /> },
                {
                  id: 'password',
                  label: labels.password,
                  content:
                    changePassword === undefined ? (
                      <p>{labels.demoPassword}</p>
                    ) : (
                      <ChangePasswordForm username={user.username} onChange={changePassword} />
                    ),
                },
                {
                  id: 'tokens',
                  label: labels.tokens,
                  // The demo has no passwords of its own, and no server either.
                  content:
                    changePassword === undefined ? (
                      <p>{labels.demoTokens}</p>
                    ) : (
                      <LazyPart fallback={<Skeleton count={3} />}>
                        <TokenList />
                      </LazyPart>
                    ),
                },
              ]}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** What people change of themselves. */
const FIELDS = userFields.filter(({ path }) => ['email', 'firstName', 'lastName'].includes(path));

function DetailsForm({ user }: { user: OperationResult<'accounts.show'>['user'] }) {
  const change = useChange();
  const editor = useFormEditor({
    draftName: 'profile',
    place: 'users',
    id: user.id,
    // Nobody sees their own record as the list of users does; each change of it has another moment.
    stored: { record: user, hash: user.updatedAt },
    save: ({ changes }) => change('accounts.edit', { changes }, { message: words.savedTexts.details }),
    onSaved: () => undefined,
  });
  return <EntityForm {...editor} label={words.details} fields={FIELDS} />;
}
