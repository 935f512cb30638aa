import { type FieldDescription, valueAt } from '@croupier/core/forms';
import { adminListLabels } from '@croupier/core/messages';
import { ComboboxField, Dialog, EntityForm, SelectField } from '@croupier/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../Loaded.js';
import type { SelectedRows } from '../bulk/selected-rows.js';
import { fieldOptions, withoutPlace } from '../fields/record-fields.js';
import { EditPreview } from './EditPreview.js';
import styles from './EditPreview.module.css';
import type { EditInput } from './edit-input.js';

const { edits: labels } = adminListLabels;

/** What is done to a list: the records' own is replaced, added to, or taken from. */
type Manner = keyof typeof labels.manners;

/** The props of the dialog. */
interface SetFieldDialogProps
  extends Pick<Parameters<typeof EditPreview>[0], 'collection' | 'fields' | 'count' | 'onClose'> {
  selected: Pick<SelectedRows<never>, 'count' | 'findKeys' | 'clear'>;
}

/** Sets a field of the selected records, after it has shown what that changes. */
export function SetFieldDialog({ selected, onClose, ...props }: SetFieldDialogProps) {
  const [chosen, setChosen] = useState<{ path: string; manner: Manner }>();
  const [value, setValue] = useState<{ value: unknown }>();
  // The ids of all that match are asked for once.
  const keys = useQuery({
    queryKey: ['selected'],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: selected.findKeys,
  });
  const settable = props.fields.filter(({ isSystem }) => isSystem !== true);
  const field = settable.find(({ path }) => path === chosen?.path);
  return (
    <Dialog
      size="large"
      title={labels.setTitle(props.count(selected.count))}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {value === undefined || field === undefined || chosen === undefined ? (
        <div className={styles.root}>
          <ComboboxField
            label={labels.field}
            options={fieldOptions(settable)}
            value={chosen?.path ?? null}
            onChange={({ target }) =>
              setChosen(target.value === null ? undefined : { path: target.value, manner: 'replace' })
            }
          />
          {field !== undefined && chosen !== undefined ? (
            <>
              {isTextList(field) ? (
                <SelectField
                  label={labels.manner}
                  options={(Object.keys(labels.manners) as Manner[]).map((one) => ({
                    value: one,
                    label: labels.manners[one],
                  }))}
                  value={chosen.manner}
                  onChange={({ currentTarget }) =>
                    setChosen({ ...chosen, manner: currentTarget.value as Manner })
                  }
                />
              ) : null}
              <EntityForm
                key={field.path}
                label={field.title}
                fields={[withoutPlace(field)]}
                submitLabel={labels.show}
                onSubmit={({ record }) => setValue({ value: valueAt(record, field.path) ?? null })}
                onCancel={onClose}
              />
            </>
          ) : null}
        </div>
      ) : (
        <Loaded query={keys}>
          {(records) => (
            <EditPreview
              {...props}
              input={inputOf(records, field, chosen.manner, value.value)}
              onBack={() => setValue(undefined)}
              onClose={onClose}
              onDone={selected.clear}
            />
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

function isTextList({ kind }: FieldDescription): boolean {
  return kind === 'text-list' || kind === 'country-list';
}

function inputOf(records: string[], { path }: FieldDescription, manner: Manner, value: unknown): EditInput {
  if (manner !== 'replace') return { records, [manner]: { [path]: (value ?? []) as string[] } };
  const [name, inner] = path.split('.') as [string, string?];
  return { records, changes: { [name]: inner === undefined ? value : { [inner]: value } } };
}
