import type { OperationInput } from '@croupier/core';
import { accountLabels, adminTokensLabels } from '@croupier/core/messages';
import { Dialog, Form, NumberField, type NumberFieldValue, SelectField, TextField } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { useChange } from '../backend/use-operations.js';
import { useSubmission } from '../backend/use-submission.js';

const labels = adminTokensLabels;
const MAX_DAYS = 3_650;
const ROLES = ['admin', 'moderator', 'editor', 'user'] as const;

type Role = NonNullable<OperationInput<'tokens.add'>['role']>;

/** The props of the dialog. */
interface NewTokenDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the name and the secret of a new token. */
  onCreated: (name: string, secret: string) => void;
}

/** Asks for the name of a new token, what it lends and for how long. */
export function NewTokenDialog({ isOpen, onClose, onCreated }: NewTokenDialogProps) {
  return (
    <Dialog title={labels.addTitle} isOpen={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      {isOpen ? <NewTokenForm onClose={onClose} onCreated={onCreated} /> : null}
    </Dialog>
  );
}

function NewTokenForm({ onClose, onCreated }: Omit<NewTokenDialogProps, 'isOpen'>) {
  const own = useAdmin().getSession().user?.role ?? 'user';
  const change = useChange();
  const roles = ROLES.slice(ROLES.indexOf(own));
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>(own);
  const [days, setDays] = useState<NumberFieldValue>(90);
  const { loading, errors, submit } = useSubmission();

  const create = async () => {
    const fault = faultIn(name, days);
    if (fault !== undefined) throw new Error(fault);
    const { result } = await change('tokens.add', { name: name.trim(), role, days: Number(days) });
    onClose();
    onCreated(result.token.name, result.secret ?? '');
  };
  return (
    <Form
      label={labels.addTitle}
      submitLabel={labels.create}
      busyLabel={labels.creating}
      loading={loading}
      errors={errors}
      onSubmit={() => void submit(create)}
      onCancel={onClose}
    >
      <TextField
        label={labels.name}
        hint={labels.nameHint}
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <SelectField
        label={labels.role}
        hint={labels.roleHint}
        options={roles.map((value) => ({ value, label: accountLabels.roles[value] }))}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value as Role)}
      />
      <NumberField
        label={labels.days}
        required
        min={1}
        max={MAX_DAYS}
        allowsOutOfRange
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
    </Form>
  );
}

function faultIn(name: string, days: NumberFieldValue): string | undefined {
  if (name.trim() === '') return labels.nameRequired;
  const isSound = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= MAX_DAYS;
  return isSound ? undefined : labels.daysInvalid;
}
