import { adminPath, HOME_SECTIONS, type OperationResult } from '@croupier/core';
import { type FieldDescription, homepageFields } from '@croupier/core/forms';
import { adminHomepageLabels, adminShowcaseLabels, messages } from '@croupier/core/messages';
import {
  ButtonLink,
  EntityForm,
  FormField,
  LazyPart,
  lazyPart,
  Notice,
  Skeleton,
  Tabs,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../navigation.js';
import { joinSentences, useChange, useQuestion, warningTexts } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { PagePreview } from '../preview/PagePreview.js';
import { useFormEditor } from '../records/use-form-editor.js';
import { ScreenHead } from '../ScreenHead.js';
import { useAddressValue } from '../use-address.js';
import list from './list.module.css';

const { editor: labels } = adminHomepageLabels;
const HERO_SIZE = { width: 1600, height: 900 };
const ShowcaseForm = lazyPart(async () => (await import('../showcase/ShowcaseForm.js')).ShowcaseForm);

/** The words and figures of the home page in one form, with the page below; what pages claim beside it in another tab. */
export function HomepageScreen() {
  const [tab, setTab] = useAddressValue('tab');
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        actions={
          <>
            <ButtonLink variant="quiet" href={adminPath('content')}>
              {labels.back}
            </ButtonLink>
            <ButtonLink variant="plain" href="/" target="_blank" rel="noopener">
              {labels.view}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={labels.title}
        value={tab === 'showcase' ? tab : 'words'}
        onChange={(id) => setTab(id === 'showcase' ? id : '')}
        tabs={[
          { id: 'words', label: adminShowcaseLabels.words, content: <HomepageWords /> },
          {
            id: 'showcase',
            label: adminShowcaseLabels.tab,
            content: (
              <LazyPart fallback={<Skeleton count={5} />}>
                <ShowcaseForm />
              </LazyPart>
            ),
          },
        ]}
      />
    </div>
  );
}

function HomepageWords() {
  return (
    <Loaded query={useQuestion('homepage.show', {})}>{(stored) => <HomepageEditor {...stored} />}</Loaded>
  );
}

function HomepageEditor({ content, hash }: OperationResult<'homepage.show'>) {
  const change = useChange();
  const [saved, setSaved] = useState<string>();
  const [unsaved, setUnsaved] = useState<object>({});
  const editor = useFormEditor({
    draftName: 'homepage',
    place: 'homepage',
    stored: { record: content, hash },
    async save({ changes }, expecting) {
      setSaved(undefined);
      const { result } = await change('homepage.edit', { changes: changes as never }, expecting);
      setSaved(joinSentences(messages.homepage.updated, ...warningTexts(result)));
    },
    onSaved: () => undefined,
    onCancel: () => navigate(adminPath('content')),
    onChange: setUnsaved,
  });
  return (
    <>
      {saved === undefined ? null : (
        <Notice tone="good" isLive>
          {saved}
        </Notice>
      )}
      {editor.issues?.some(({ path }) => path !== undefined) !== true ? null : (
        <Notice tone="poor" isLive>
          {messages.anyForm.failed}
        </Notice>
      )}
      <EntityForm
        {...editor}
        label={labels.form}
        fields={FIELDS}
        submitLabel={labels.submit}
        busyLabel={labels.busy}
        renderField={({ path }) => {
          if (path === 'heroImage') return <FormField key={path} path={path} size={HERO_SIZE} />;
          return path.startsWith('statsValues.') ? (
            <FormField key={path} path={path} hint={labels.figureHint} />
          ) : undefined;
        }}
      />
      <PagePreview path="/" unsaved={{ homepage: unsaved as Record<string, unknown> }} />
    </>
  );
}

/** The fields of the form, each in the card of its section. */
const FIELDS: FieldDescription[] = homepageFields.flatMap((field) => {
  const card = cardOf(field.path);
  return card === undefined ? [] : [{ ...field, group: card }];
});

function cardOf(path: string): string | undefined {
  const [name] = path.split('.') as [string];
  if (name === 'statsValues') return labels.cards.statistics;
  if (name.startsWith('hero')) return labels.cards.hero;
  const type = (Object.keys(labels.cards) as (keyof typeof labels.cards)[]).find(
    (one) =>
      Object.hasOwn(HOME_SECTIONS, one) &&
      (HOME_SECTIONS[one as keyof typeof HOME_SECTIONS].fields as readonly string[]).includes(name),
  );
  return type === undefined ? undefined : labels.cards[type];
}
