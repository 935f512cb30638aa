import { adminImportLabels } from '@croupier/core/messages';
import { Button, CheckboxField, ReasonedButton, SelectField, TextField } from '@croupier/ui/admin';
import { useId, useState } from 'react';
import { tellFailure, useChange, useQuestion } from '../backend/use-operations.js';
import styles from './import.module.css';
import type { ImportChoices } from './use-import.js';

const { profiles: labels } = adminImportLabels;

/** The props of the choice of a profile. */
interface ProfilePickerProps {
  settings: ImportChoices;
  onChoose: (settings: ImportChoices) => void;
}

/** The profiles that are kept, the terminal's too: one is chosen, saved or deleted. */
export function ProfilePicker({ settings: choices, onChoose }: ProfilePickerProps) {
  const { fromSource, mirror = false, ...settings } = choices;
  const change = useChange();
  const { data } = useQuestion('profiles.list', { collection: 'casinos' });
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const form = useId();
  const profiles = data?.records ?? [];
  const choose = (id: string) => {
    const profile = profiles.find((one) => one.id === id);
    setChosen(id);
    setName(profile?.name ?? '');
    onChoose(profile?.settings ?? {});
  };
  const save = async () => {
    const input = { name: name.trim(), collection: 'casinos' as const, settings };
    try {
      const { result } = await change('profiles.save', input, { message: labels.saved(input.name) });
      setChosen(result.records[0]?.id ?? '');
    } catch (error) {
      tellFailure(error);
    }
  };
  const remove = async ({ id, name: of }: { id: string; name: string }) => {
    try {
      await change('profiles.delete', { records: [id] }, { message: labels.deleted(of) });
      setChosen('');
      onChoose(settings);
    } catch (error) {
      tellFailure(error);
    }
  };
  const current = profiles.find(({ id }) => id === chosen);
  return (
    <div className={styles.profile}>
      <SelectField
        label={labels.label}
        options={[
          { value: '', label: labels.none },
          ...profiles.map((one) => ({ value: one.id, label: one.name })),
        ]}
        value={current?.id ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={labels.name}
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </form>
      <ReasonedButton
        type="submit"
        form={form}
        variant="plain"
        disabledReason={name.trim() === '' ? labels.nameFirst : undefined}
      >
        {labels.save}
      </ReasonedButton>
      {current === undefined ? null : (
        <>
          <Button variant="quiet" onClick={() => void remove(current)}>
            {labels.delete}
          </Button>
          <CheckboxField
            label={labels.asSource(current.name)}
            hint={labels.asSourceHint}
            checked={fromSource !== undefined}
            onChange={({ currentTarget }) =>
              onChoose(currentTarget.checked ? { ...settings, fromSource: current.name } : settings)
            }
          />
          {fromSource === undefined ? null : (
            <CheckboxField
              label={labels.mirror}
              hint={labels.mirrorHint}
              checked={mirror}
              onChange={({ currentTarget }) =>
                onChoose({ ...settings, fromSource, mirror: currentTarget.checked })
              }
            />
          )}
        </>
      )}
    </div>
  );
}
