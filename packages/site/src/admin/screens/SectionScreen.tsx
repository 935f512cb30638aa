import { adminPath, HOME_SECTIONS, type HomepageSection, type OperationResult } from '@croupier/core';
import { type FieldDescription, homepageFields, sectionFields } from '@croupier/core/forms';
import { adminHomepageLabels, messages } from '@croupier/core/messages';
import { ButtonLink, EntityForm, ErrorState, FormField, Notice, showToast } from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../navigation.js';
import { useChange, useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { PagePreview } from '../preview/PagePreview.js';
import { useRecordTitle } from '../records/record-title.js';
import { useFormEditor } from '../records/use-form-editor.js';
import { ScreenHead } from '../ScreenHead.js';
import type { ScreenProps } from '../screen-props.js';
import list from './list.module.css';

const { section: labels } = adminHomepageLabels;

/** The texts of one section of the home page. */
export function SectionScreen({ id }: ScreenProps) {
  return (
    <Loaded query={useQuestion('homepage.show', {})}>
      {(homepage) => {
        const section = homepage.sections.find((one) => String(one.id) === id);
        return section === undefined ? (
          <SectionNotFound />
        ) : (
          <SectionEditor {...homepage} section={section} />
        );
      }}
    </Loaded>
  );
}

function SectionNotFound() {
  return (
    <ErrorState
      heading="h1"
      title={messages.section.notFound}
      action={<ButtonLink href={adminPath('content')}>{labels.back}</ButtonLink>}
    />
  );
}

/** The name of a section, which may stay empty. */
const NAME: FieldDescription = {
  ...(sectionFields.find(({ path }) => path === 'title') as FieldDescription),
  presence: 'optional',
  messages: {},
};

type EditorProps = OperationResult<'homepage.show'> & { section: HomepageSection };

function SectionEditor({ content, section, hash }: EditorProps) {
  const change = useChange();
  useRecordTitle(section.title);
  const own: readonly string[] = HOME_SECTIONS[section.type].fields;
  const leave = () => navigate(adminPath('content'));
  const [unsaved, setUnsaved] = useState<object>({});
  const words = own.map((name) => [name, content[name as keyof typeof content]]);
  const record = { ...Object.fromEntries(words), title: section.title };
  const editor = useFormEditor({
    draftName: `section ${section.id}`,
    place: 'homepage',
    stored: { record, hash },
    async save({ changes }, expecting) {
      const { title: given, ...words } = changes as { title?: string | null };
      const title = given === null ? HOME_SECTIONS[section.type].title : given;
      await change(
        'homepage.sections.edit',
        { record: String(section.id), ...(title === undefined ? {} : { title }), changes: words as never },
        { ...expecting, message: messages.section.updated(title ?? section.title) },
      );
    },
    onSaved: leave,
    onCancel: leave,
    onChange: ({ title: _title, ...words }: { title?: string }) => setUnsaved(words),
    onFailed: () => showToast({ tone: 'poor', title: messages.section.failed }),
  });
  const fields = homepageFields.filter(({ path }) => own.includes(path.split('.')[0] as string));
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title(section.title)}
        actions={
          <ButtonLink variant="quiet" href={adminPath('content')}>
            {labels.back}
          </ButtonLink>
        }
      />
      {fields.length > 0 ? null : (
        <Notice>{section.type === 'blog' ? labels.automatic : labels.fixed}</Notice>
      )}
      <EntityForm
        {...editor}
        label={labels.form}
        fields={[NAME, ...fields]}
        submitLabel={labels.submit}
        busyLabel={labels.busy}
        renderField={({ path, kind }) =>
          path === 'title' ? (
            <FormField
              key={path}
              path={path}
              label={labels.name}
              hint={labels.nameHint(HOME_SECTIONS[section.type].title)}
            />
          ) : kind === 'html' ? (
            <FormField key={path} path={path} hint={labels.html} />
          ) : undefined
        }
      />
      <PagePreview path="/" unsaved={{ homepage: unsaved as Record<string, unknown> }} />
    </div>
  );
}
