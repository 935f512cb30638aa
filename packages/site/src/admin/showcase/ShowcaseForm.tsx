import type { OperationResult } from '@croupier/core';
import { adminShowcaseLabels } from '@croupier/core/messages';
import { EntityForm, Fieldset, FormField } from '@croupier/ui/admin';
import { useChange, useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { useFormEditor } from '../records/use-form-editor.js';
import { ItemList } from './ItemList.js';
import { type Item, writtenItems } from './item-shapes.js';
import { issueOfList } from './list-issue.js';
import { shapeAt, showcaseFields } from './showcase-fields.js';

const labels = adminShowcaseLabels;

/** The figures, badges, charts and lessons of all pages, a tab for each page. */
export function ShowcaseForm() {
  return (
    <Loaded query={useQuestion('showcase.show', {})}>{(stored) => <ShowcaseEditor {...stored} />}</Loaded>
  );
}

function ShowcaseEditor({ showcase, hash }: OperationResult<'showcase.show'>) {
  const change = useChange();
  const editor = useFormEditor({
    draftName: 'showcase',
    place: 'showcase',
    stored: { record: showcase, hash },
    async save({ record, changes }, expecting) {
      // The operation takes whole pages.
      const pages = Object.keys(changes).map((page) => [page, written(page, record[page] as object)]);
      await change(
        'showcase.edit',
        { changes: Object.fromEntries(pages) },
        { ...expecting, message: labels.saved },
      );
    },
    onSaved: () => undefined,
  });
  return (
    <>
      <p>{labels.text}</p>
      <EntityForm
        {...editor}
        issues={editor.issues?.map(issueOfList)}
        label={labels.form}
        fields={showcaseFields}
        renderField={({ path, title }) => {
          const shape = shapeAt(path);
          if (shape === undefined) return undefined;
          return (
            <Fieldset key={path} legend={title}>
              <FormField path={path}>
                {({ id, value, error, disabled, onChange, name }) => (
                  <ItemList
                    {...{ id, shape, value, error, disabled }}
                    onChange={(next) => onChange({ type: 'change', target: { name, value: next } })}
                  />
                )}
              </FormField>
            </Fieldset>
          );
        }}
      />
    </>
  );
}

/** A page of the form as it is stored, without items that nobody wrote anything in. */
function written(page: string, lists: object): object {
  return Object.fromEntries(
    Object.entries(lists).map(([list, value]) => {
      const shape = shapeAt(`${page}.${list}`);
      return [list, shape === undefined ? value : writtenItems(shape, value as Item[])];
    }),
  );
}
