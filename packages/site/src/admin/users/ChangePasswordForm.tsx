import {
  accountLabels,
  adminTokensLabels,
  englishAccountLabels,
  fillPlaceholders,
} from '@croupier/core/messages';
import { CheckboxField, Form, showToast, TextField } from '@croupier/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminBackend } from '../backend/backend.js';
import { useSubmission } from '../backend/use-submission.js';
import { useTokenNames } from '../tokens/use-token-names.js';

const { savedTexts, passwordTitle } = accountLabels.profile;
const EMPTY = { current: '', password: '', confirm: '' };

/** Changes the user's own password; asks for the current one, and whether the tokens that stay are deleted. */
export function ChangePasswordForm({
  username,
  onChange,
}: {
  username: string;
  onChange: NonNullable<AdminBackend['changePassword']>;
}) {
  const words = englishAccountLabels();
  const queries = useQueryClient();
  const tokens = useTokenNames(username).join(', ');
  const [endTokens, setEndTokens] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const { loading, errors, submit } = useSubmission();
  const save = async () => {
    await onChange({ ...typed, endTokens });
    const told = endTokens ? adminTokensLabels.ended : adminTokensLabels.stay;
    const text = tokens === '' ? {} : { text: told(tokens) };
    showToast({ tone: 'good', title: savedTexts.password, ...text });
    setTyped(EMPTY);
    setEndTokens(false);
    await queries.invalidateQueries();
  };
  const field = (name: keyof typeof EMPTY) => ({
    type: 'password' as const,
    required: true,
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  return (
    <Form
      label={passwordTitle}
      submitLabel={words.changePassword}
      loading={loading}
      errors={errors}
      onSubmit={() => void submit(save)}
    >
      <TextField label={words.currentPassword} autoComplete="current-password" {...field('current')} />
      <TextField
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <TextField label={words.confirmNewPassword} autoComplete="new-password" {...field('confirm')} />
      {tokens === '' ? null : (
        <CheckboxField
          label={fillPlaceholders(words.endTokens, { names: tokens })}
          checked={endTokens}
          onChange={({ currentTarget }) => setEndTokens(currentTarget.checked)}
        />
      )}
    </Form>
  );
}
