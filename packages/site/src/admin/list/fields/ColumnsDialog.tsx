import type { FieldDescription } from '@croupier/core/forms';
import { adminListLabels } from '@croupier/core/messages';
import { Button, CheckboxField, Dialog, Fieldset, SearchField } from '@croupier/ui/admin';
import { useState } from 'react';
import type { ListState } from '../use-list-state.js';
import styles from './dialog.module.css';

const { columns: labels } = adminListLabels;

/** The props of the dialog. */
interface ColumnsDialogProps {
  /** The fields that can be columns. */
  fields: readonly FieldDescription[];
  list: ListState;
  isOpen: boolean;
  onClose: () => void;
}

/** Every further field of a list, to be a column of it or not. */
export function ColumnsDialog({ fields, list: { shown, setShown }, isOpen, onClose }: ColumnsDialogProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = fields.filter(({ title }) => title.toLowerCase().includes(wanted));
  const groups = [...new Set(found.map(groupOf))];
  return (
    <Dialog
      size="large"
      title={labels.title}
      text={labels.text}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={<Button onClick={onClose}>{labels.done}</Button>}
    >
      <div className={styles.form}>
        <SearchField
          label={labels.search}
          hidesLabel
          placeholder={labels.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {found.length === 0 ? <p role="status">{labels.none}</p> : null}
        {groups.map((group) => (
          <Fieldset key={group} legend={group} columns={3}>
            {found
              .filter((field) => groupOf(field) === group)
              .map(({ path, title }) => (
                <CheckboxField
                  key={path}
                  label={title}
                  checked={shown.includes(path)}
                  onChange={({ currentTarget: { checked } }) =>
                    setShown(checked ? [...shown, path] : shown.filter((one) => one !== path))
                  }
                />
              ))}
          </Fieldset>
        ))}
      </div>
    </Dialog>
  );
}

function groupOf({ tab, group, isSystem }: FieldDescription): string {
  return group ?? tab ?? (isSystem ? labels.system : labels.fields);
}
