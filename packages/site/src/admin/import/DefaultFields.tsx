import { casinoFields } from '@croupier/core/forms';
import { TextField } from '@croupier/ui/admin';
import { useState } from 'react';
import { columnOf, titleOf } from './field-titles.js';
import styles from './import.module.css';
import type { ImportSession } from './use-import.js';

interface DefaultFieldsProps extends Pick<ImportSession, 'settings' | 'setSettings'> {
  /** The columns of the fields, as a file names them. */
  fields: readonly string[];
  labelOf: (title: string, field: string) => string;
}

/** What new casinos take in these fields where the file says nothing. */
export function DefaultFields({ fields, labelOf, settings, setSettings }: DefaultFieldsProps) {
  const setDefault = (field: string, text: string) => {
    const { [field]: _, ...others } = settings.default ?? {};
    setSettings({ ...settings, default: text === '' ? others : { ...others, [field]: text } });
  };
  return (
    <div className={styles.defaults}>
      {fields.map((field) => {
        const description = casinoFields.find((one) => columnOf(one) === field || one.path === field);
        return (
          <DefaultField
            key={field}
            label={labelOf(description === undefined ? field : titleOf(description), field)}
            value={settings.default?.[field] ?? ''}
            onCommit={(text) => setDefault(field, text)}
          />
        );
      })}
    </div>
  );
}

interface DefaultFieldProps {
  label: string;
  value: string;
  onCommit: (text: string) => void;
}

/** A value for many rows; it counts once the field is left, or on Enter. */
function DefaultField({ label, value, onCommit }: DefaultFieldProps) {
  const [typed, setTyped] = useState(value);
  const commit = () => typed !== value && onCommit(typed);
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
