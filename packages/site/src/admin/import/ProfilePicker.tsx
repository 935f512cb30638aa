import type { ImportSettings } from '@croupier/core';
import { adminImportLabels } from '@croupier/core/messages';
import { Button, CheckboxField, ReasonedButton, SelectField, TextField } from '@croupier/ui/admin';
import { type ReactNode, useId, useRef, useState } from 'react';
import { toastFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { DeleteDialog } from '../records/DeleteDialog.js';
import type { ChosenProfile } from './check/file-check.js';
import styles from './import.module.css';
import type { ImportSession } from './use-import.js';

const { profiles: labels } = adminImportLabels;

interface ProfilePickerProps
  extends Pick<ImportSession, 'settings' | 'setSettings' | 'profile' | 'setProfile'> {
  /** What stands before the profiles. */
  children?: ReactNode;
}

/** The profiles that are kept, the terminal's too: one is chosen, saved or deleted. */
export function ProfilePicker({ settings, setSettings, profile, setProfile, children }: ProfilePickerProps) {
  const { profiles, save, remove } = useProfiles({ profile, setProfile });
  const [name, setName] = useState(profile?.name ?? '');
  const [deleting, setDeleting] = useState<ChosenProfile>();
  const select = useRef<HTMLSelectElement>(null);
  const form = useId();
  const choose = (id: string) => {
    const chosen = profiles.find((one) => one.id === id);
    setProfile(chosen && { id, name: chosen.name, isNewFile: false, mirror: false });
    setName(chosen?.name ?? '');
    setSettings(chosen?.settings ?? {});
  };
  return (
    <div className={styles.profile}>
      {children}
      <SelectField
        ref={select}
        label={labels.label}
        options={[
          { value: '', label: labels.none },
          ...profiles.map((one) => ({ value: one.id, label: one.name })),
        ]}
        value={profile?.id ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          toastFailure(save(name.trim(), settings));
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
      {profile === undefined ? null : (
        <>
          <Button variant="quiet" onClick={() => setDeleting(profile)}>
            {labels.delete}
          </Button>
          <SourceChoices {...profile} onChange={(choices) => setProfile({ ...profile, ...choices })} />
        </>
      )}
      <DeleteDialog
        item={deleting}
        title={(one) => labels.confirmDelete(one.name)}
        text={({ id }) => <Forgotten profile={id} />}
        onClose={() => setDeleting(undefined)}
        onDelete={async (one) => {
          await remove(one);
          // The button that was pressed is gone.
          select.current?.focus();
        }}
      />
    </div>
  );
}

/** Whether the file is a new one of a source, and what becomes of the records that it lacks. */
function SourceChoices({
  name,
  isNewFile,
  mirror,
  onChange,
}: ChosenProfile & { onChange: (choices: Pick<ChosenProfile, 'isNewFile' | 'mirror'>) => void }) {
  return (
    <>
      <CheckboxField
        label={labels.asSource(name)}
        hint={labels.asSourceHint}
        checked={isNewFile}
        onChange={({ currentTarget }) => onChange({ isNewFile: currentTarget.checked, mirror: false })}
      />
      {isNewFile ? (
        <CheckboxField
          label={labels.mirror}
          hint={labels.mirrorHint}
          checked={mirror}
          onChange={({ currentTarget }) => onChange({ isNewFile, mirror: currentTarget.checked })}
        />
      ) : null}
    </>
  );
}

/** What is lost with a profile: what it knows of the rows of its source. */
function Forgotten({ profile }: { profile: string }) {
  const { data } = useQuestion('sources.show', { record: profile, rows: 'all', limit: 1 });
  return labels.forgotten(data?.total ?? 0);
}

/** The profiles for casinos, the chosen one among them, with what saves and deletes one. */
function useProfiles({ profile, setProfile }: Pick<ImportSession, 'profile' | 'setProfile'>) {
  const change = useChange();
  const { data } = useQuestion('profiles.list', { collection: 'casinos' });
  const listed = data?.records ?? [];
  // Somebody else may have deleted the chosen one.
  const isListed = profile === undefined || listed.some(({ id }) => id === profile.id);
  return {
    profiles: isListed ? listed : [{ ...profile, settings: {} }, ...listed],
    async save(name: string, settings: ImportSettings) {
      const input = { name, collection: 'casinos' as const, settings };
      const { result } = await change('profiles.save', input, { message: labels.saved(name) });
      const [saved] = result.records;
      // A new file of one source is none of another.
      if (saved !== undefined)
        setProfile((before) =>
          before?.id === saved.id
            ? before
            : { id: saved.id, name: saved.name, isNewFile: false, mirror: false },
        );
    },
    async remove({ id, name }: ChosenProfile) {
      await change('profiles.delete', { records: [id] }, { message: labels.deleted(name) });
      setProfile((before) => (before?.id === id ? undefined : before));
    },
  };
}
