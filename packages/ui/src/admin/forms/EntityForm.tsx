'use client';

import type { CollectionDescription, FieldDescription, FormPart } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { useFormLabels } from '../form-labels.js';
import { Fieldset } from '../parts/Fieldset/Fieldset.js';
import { FormField } from './FormField.js';
import styles from './form-layout.module.css';
import type { FormSubmission } from './form-state.js';
import { RecordForm, type RecordFormProps } from './RecordForm.js';

/** The props of a form that is made from descriptions of fields. */
export interface EntityFormProps<T extends object = Record<string, unknown>> extends RecordFormProps<T> {
  /** The collection of the record, of the core or of your own: its title, its fields and how they are arranged. */
  collection?: Pick<CollectionDescription, 'title' | 'fields' | 'form'> | undefined;
  /** What the form is for, for screen readers; the title of the collection by default. */
  label?: string | undefined;
  /** The fields, in their order; those of the collection by default. */
  fields?: readonly FieldDescription[] | undefined;
  /** How the fields are arranged, where neither the collection nor their tabs and groups say so. */
  arrangement?: readonly FormPart[] | undefined;
  /** Changes what is submitted. */
  complete?: ((submission: FormSubmission) => FormSubmission) | undefined;
  /** Draws a field otherwise, or leaves it out by null; undefined draws it as its kind is drawn. */
  renderField?: ((field: FieldDescription) => ReactNode | undefined) | undefined;
}

const NO_WORDS = {};
const NO_FIELDS: readonly FieldDescription[] = [];

/** A form for any entity, made from the descriptions of its fields: their tabs, groups, kinds and messages. */
export function EntityForm<T extends object>({
  collection,
  label = collection?.title ?? '',
  fields = collection?.fields ?? NO_FIELDS,
  arrangement = collection?.form,
  complete,
  renderField,
  ...props
}: EntityFormProps<T>) {
  const frame = { ...(props as RecordFormProps), label, fields, complete };
  if (arrangement !== undefined) {
    const placed = new Set(arrangement.flatMap((part) => (typeof part === 'string' ? part : part.fields)));
    // What has no place here and must not be blank is filled in when the record is saved.
    const asked = fields.filter(({ path, presence }) => presence !== 'required' || placed.has(path));
    return (
      <RecordForm {...frame} fields={asked}>
        <div className={styles.tab}>
          {arrangement.map((part) => (
            <ArrangedFields key={JSON.stringify(part)} {...{ part, fields, renderField }} />
          ))}
        </div>
      </RecordForm>
    );
  }
  const shown = fields.filter(({ isSystem }) => !isSystem);
  const titles = [...new Set(shown.map(({ tab }) => tab))];
  const contentOf = (tab: string | undefined) => (
    <div className={styles.tab}>
      {groupsOf(shown.filter((field) => field.tab === tab)).map(({ group, members }) => {
        const drawn = members.map((field) => <EntityField key={field.path} {...{ field, renderField }} />);
        return group === undefined ? (
          drawn
        ) : (
          <Section key={group} title={group}>
            {drawn}
          </Section>
        );
      })}
    </div>
  );
  if (titles.length === 1) return <RecordForm {...frame}>{contentOf(titles[0])}</RecordForm>;
  return (
    <RecordForm {...frame}>
      {titles.map((tab) => ({ label: tab ?? adminFormLabels.form.otherFields, content: contentOf(tab) }))}
    </RecordForm>
  );
}

function ArrangedFields({
  part,
  fields,
  renderField,
}: { part: FormPart; fields: readonly FieldDescription[] } & Pick<EntityFormProps, 'renderField'>) {
  const { title, fields: paths } = typeof part === 'string' ? { fields: [part], title: undefined } : part;
  const drawn = paths.map((path) => {
    const field = fields.find((one) => one.path === path) as FieldDescription;
    return <EntityField key={path} {...{ field, renderField }} />;
  });
  if (typeof part === 'string') return drawn;
  if (title === undefined) return <div>{drawn}</div>;
  return <Section title={title}>{drawn}</Section>;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const words = useFormLabels('sections', NO_WORDS);
  return (
    <Fieldset legend={words[title] ?? title} columns={2}>
      {children}
    </Fieldset>
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
