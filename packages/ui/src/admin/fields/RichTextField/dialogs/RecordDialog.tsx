'use client';

import { useCallback, useState } from 'react';
import { CheckboxField } from '../../../../parts/CheckboxField/CheckboxField.js';
import { SelectField } from '../../../../parts/SelectField/SelectField.js';
import { TextField } from '../../../../parts/TextField/TextField.js';
import { useLookup } from '../../use-lookup.js';
import { useEditorLabels } from '../editor-labels.js';
import type { FindRecords, FoundRecord, RecordKind } from '../editor-props.js';
import { EditorDialog } from './EditorDialog.js';
import styles from './RecordDialog.module.css';

const LOOKUP_DELAY_MS = 200;

/** The props of the dialog that chooses records. */
interface RecordDialogProps {
  title: string;
  submitLabel: string;
  /** The kinds of records to choose from; with several, the dialog asks which. */
  kinds: readonly RecordKind[];
  /** How many records are chosen. */
  count: { min: number; max: number };
  /** Whether it asks if a link to a casino leads to the casino itself. */
  asksForVisit?: boolean;
  findRecords: FindRecords;
  onApply: (kind: RecordKind, records: FoundRecord[], isVisit: boolean) => void;
  onClose: () => void;
}

/** Chooses records of the site by some letters of their names. */
export function RecordDialog({
  title,
  submitLabel,
  kinds,
  count,
  asksForVisit = false,
  findRecords,
  onApply,
  onClose,
}: RecordDialogProps) {
  const { recordDialog: labels } = useEditorLabels();
  const [kind, setKind] = useState(kinds[0] as RecordKind);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly FoundRecord[]>([]);
  const [isVisit, setVisit] = useState(false);
  const [error, setError] = useState('');
  const find = useCallback(
    (asked: string) => {
      const at = asked.indexOf(' ');
      return findRecords(asked.slice(0, at) as RecordKind, asked.slice(at + 1));
    },
    [findRecords],
  );
  const found = useLookup<readonly FoundRecord[]>(`${kind} ${search.trim()}`, find, LOOKUP_DELAY_MS);
  const isChosen = (record: FoundRecord) => chosen.some(({ id }) => id === record.id);
  const shown = [...chosen, ...(found ?? []).filter((record) => !isChosen(record))];
  const isOne = count.max === 1;

  function choose(record: FoundRecord, isOn: boolean) {
    setError('');
    if (isOne) setChosen([record]);
    else setChosen(isOn ? [...chosen, record] : chosen.filter(({ id }) => id !== record.id));
  }
  function apply() {
    if (chosen.length < count.min || chosen.length > count.max) setError(labels.wrongCount(count));
    else onApply(kind, [...chosen], isVisit && kind === 'casino');
  }

  function toldOf(all: readonly FoundRecord[] | undefined) {
    if (all === undefined) return labels.searching;
    return all.length === 0 && search.trim() === '' ? labels.noneYet : labels.found(all.length);
  }

  return (
    <EditorDialog title={title} submitLabel={submitLabel} onSubmit={apply} onClose={onClose}>
      {kinds.length === 1 ? null : (
        <SelectField
          label={labels.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: labels.kinds[value] }))}
          onChange={(event) => {
            setKind(event.currentTarget.value as RecordKind);
            setChosen([]);
          }}
        />
      )}
      <TextField
        label={labels.search}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {shown.length === 0 ? null : (
        <fieldset className={styles.records}>
          <legend className={styles.legend}>{labels.kinds[kind]}</legend>
          {shown.map((record) => (
            <label key={record.id} className={styles.record}>
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name="record"
                checked={isChosen(record)}
                onChange={(event) => choose(record, event.currentTarget.checked)}
              />
              <bdi>{record.label}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      <p role="status" className={styles.status}>
        {toldOf(found)}
      </p>
      {error === '' ? null : (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {asksForVisit && kind === 'casino' ? (
        <CheckboxField
          label={labels.visit}
          hint={labels.visitHint}
          checked={isVisit}
          onChange={(event) => setVisit(event.currentTarget.checked)}
        />
      ) : null}
    </EditorDialog>
  );
}
