'use client';

import type { UserInput } from '@croupier/core';
import { type FieldDescription, userFields } from '@croupier/core/forms';
import { adminFormLabels, choiceLabel, messages } from '@croupier/core/messages';
import { Notice } from '../../../parts/Notice/Notice.js';
import { useFormLabels } from '../../form-labels.js';
import { Fieldset } from '../../parts/Fieldset/Fieldset.js';
import { RadioGroup } from '../../parts/RadioGroup/RadioGroup.js';
import { FormField } from '../FormField.js';
import styles from '../form-layout.module.css';
import { RecordForm, type RecordFormProps } from '../RecordForm.js';
import { RoleExplainer } from './RoleExplainer.js';

/** The props of the form for a user. */
export interface UserFormProps extends RecordFormProps<UserInput> {}

const ROLES = ['editor', 'moderator', 'admin'] as const;

/** Someone who works here: a new one is an active editor. Beside the role stands what it may do. */
export function UserForm(props: UserFormProps) {
  const labels = useFormLabels('user', adminFormLabels.user, props.labels);
  const { credentialsNote } = useFormLabels('staff', messages.user, props.labels);
  const words = useFormLabels('choices', adminFormLabels.choices, props.labels);
  const isNew = props.value === undefined;
  const isVisitor = (props.value as { role?: string } | undefined)?.role === 'user';
  const roles = isVisitor ? [...ROLES, 'user' as const] : ROLES;
  return (
    <RecordForm {...(props as RecordFormProps)} label={labels.form} fields={isNew ? NEW_FIELDS : userFields}>
      <div className={styles.tab}>
        {isNew ? <Notice>{credentialsNote}</Notice> : null}
        <Fieldset legend={labels.account} columns={2}>
          <FormField path="username" />
          <FormField path="email" />
          <FormField path="firstName" />
          <FormField path="lastName" />
        </Fieldset>
        <FormField path="role">
          {(control) => (
            <RadioGroup
              {...control}
              options={roles.map((role) => ({ value: role, label: words[role] ?? choiceLabel(role) }))}
            />
          )}
        </FormField>
        <RoleExplainer />
        <FormField path="isActive" hint={labels.activeHint} />
      </div>
    </RecordForm>
  );
}

/** A user that staff make is one of them. */
const NEW_FIELDS = userFields.map(
  (field): FieldDescription => (field.path === 'role' ? { ...field, fallback: 'editor' } : field),
);
