import { accountLabels } from '@croupier/core/messages';
import { Form, showToast, TextField } from '@croupier/ui/admin';
import { useState } from 'react';
import type { AdminBackend } from './backend.js';
import { useSubmission } from './use-submission.js';

const { profile: words, register } = accountLabels;
const EMPTY = { current: '', password: '', confirm: '' };

/** Changes the user's own password; asks for the current one. */
export function ChangePasswordForm({ onChange }: { onChange: NonNullable<AdminBackend['changePassword']> }) {
  const [typed, setTyped] = useState(EMPTY);
  const { loading, errors, submit } = useSubmission();
  const save = async () => {
    await onChange(typed);
    showToast({ tone: 'good', title: words.savedTexts.password });
    setTyped(EMPTY);
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
      label={words.passwordTitle}
      submitLabel={words.changePassword}
      loading={loading}
      errors={errors}
      onSubmit={() => void submit(save)}
    >
      <TextField label={words.current} autoComplete="current-password" {...field('current')} />
      <TextField
        label={words.password}
        hint={register.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <TextField label={words.confirm} autoComplete="new-password" {...field('confirm')} />
    </Form>
  );
}
