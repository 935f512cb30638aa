'use client';

import type { FieldDescription } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { Fieldset } from '../parts/Fieldset/Fieldset.js';
import { FormField } from './FormField.js';
import styles from './form-layout.module.css';
import { RecordForm, type RecordFormProps } from './RecordForm.js';

/** The props of a form that is made from descriptions of fields. */
export interface EntityFormProps<T extends object = Record<string, unknown>> extends RecordFormProps<T> {
  /** What the form is for, for screen readers. */
  label: string;
  /** The fields, in their order. */
  fields: readonly FieldDescription[];
  /** Draws a field otherwise, or leaves it out by null; undefined draws it as its kind is drawn. */
  renderField?: ((field: FieldDescription) => ReactNode | undefined) | undefined;
}

/** A form for any entity, made from the descriptions of its fields: their tabs, groups, kinds and messages. */
export function EntityForm<T extends object>({ label, fields, renderField, ...props }: EntityFormProps<T>) {
  const shown = fields.filter(({ isSystem }) => !isSystem);
  const titles = [...new Set(shown.map(({ tab }) => tab))];
  const contentOf = (tab: string | undefined) => (
    <div className={styles.tab}>
      {groupsOf(shown.filter((field) => field.tab === tab)).map(({ group, members }) => {
        const drawn = members.map((field) => <EntityField key={field.path} {...{ field, renderField }} />);
        return group === undefined ? (
          drawn
        ) : (
          <Fieldset key={group} legend={group} columns={2}>
            {drawn}
          </Fieldset>
        );
      })}
    </div>
  );
  const frame = { ...(props as RecordFormProps), label, fields };
  if (titles.length === 1) return <RecordForm {...frame}>{contentOf(titles[0])}</RecordForm>;
  return (
    <RecordForm {...frame}>
      {titles.map((tab) => ({ label: tab ?? adminFormLabels.form.otherFields, content: contentOf(tab) }))}
    </RecordForm>
  );
}

function EntityField({
  field,
  renderField,
}: { field: FieldDescription } & Pick<EntityFormProps, 'renderField'>) {
  const drawn = renderField?.(field);
  return drawn === undefined ? <FormField path={field.path} /> : drawn;
}

/** Runs of fields of the same group. */
function groupsOf(fields: readonly FieldDescription[]) {
  const groups: { group: string | undefined; members: FieldDescription[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last !== undefined && last.group === field.group) last.members.push(field);
    else groups.push({ group: field.group, members: [field] });
  }
  return groups;
}
