import type { FieldDescription } from '@croupier/core/forms';
import { adminListLabels, choiceLabel } from '@croupier/core/messages';
import { Button, ComboboxField, DateField, Dialog, SelectField, TextField } from '@croupier/ui/admin';
import { type FormEvent, useState } from 'react';
import { useAdmin } from '../../backend/backend.js';
import { problemSentences } from '../../backend/use-operations.js';
import type { ListOperation } from '../use-list-question.js';
import styles from './dialog.module.css';
import {
  comparisonsOf,
  conditionOf,
  countsDays,
  type FieldFilter,
  filterOf,
  needsValue,
} from './field-filter.js';
import { fieldOptions } from './record-fields.js';

const { filters: labels, comparisons } = adminListLabels;

/** The props of the dialog. */
interface FilterDialogProps {
  /** The operation of the list, which is asked whether it understands the condition. */
  operation: ListOperation;
  fields: readonly FieldDescription[];
  /** The condition to change; '' for a new one. */
  condition: string;
  onApply: (condition: string) => void;
  onClose: () => void;
}

/** Asks for a filter: a field, a comparison and a value, or a condition as people write it. */
export function FilterDialog({ operation, fields, condition, onApply, onClose }: FilterDialogProps) {
  const { perform } = useAdmin();
  const given = filterOf(condition, fields);
  const [filter, setFilter] = useState(given);
  const [isWritten, setWritten] = useState(condition !== '' && given === undefined);
  const [written, setText] = useState(condition);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = isWritten ? written.trim() : filter && conditionIn(filter);
    if (!wanted) return setError(labels.missing);
    try {
      await perform(operation, { where: [wanted], limit: 0 } as never);
      onApply(wanted);
    } catch (fault) {
      setError(problemSentences(fault));
    }
  };
  return (
    <Dialog
      title={condition === '' ? labels.title : labels.edit}
      isOpen
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              setError(undefined);
              if (!isWritten && filter !== undefined) setText(conditionIn(filter));
              setWritten(!isWritten);
            }}
          >
            {isWritten ? labels.byField : labels.asCondition}
          </Button>
          <Button type="submit" form="list-filter">
            {labels.apply}
          </Button>
        </>
      }
    >
      <form id="list-filter" className={styles.form} onSubmit={submit} noValidate>
        {isWritten ? (
          <TextField
            label={labels.condition}
            hint={labels.conditionHint}
            error={error}
            value={written}
            dir="ltr"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        ) : (
          <FilterFields fields={fields} filter={filter} onChange={setFilter} error={error} />
        )}
      </form>
    </Dialog>
  );
}

/** The condition of a filter; '' while it lacks a value. */
function conditionIn(filter: FieldFilter): string {
  return needsValue(filter.comparison) && filter.value.trim() === '' ? '' : conditionOf(filter);
}

function newFilter(field: FieldDescription): FieldFilter {
  const comparison = comparisonsOf(field)[0] as FieldFilter['comparison'];
  return { field, comparison, value: usualValue(field) };
}

/** A choice begins with its first. */
function usualValue(field: FieldDescription): string {
  return field.kind === 'choice' ? (field.choices[0] ?? '') : '';
}

function FilterFields({
  fields,
  filter,
  onChange,
  error,
}: {
  fields: readonly FieldDescription[];
  filter: FieldFilter | undefined;
  onChange: (filter: FieldFilter) => void;
  error: string | undefined;
}) {
  return (
    <>
      <ComboboxField
        label={labels.field}
        error={filter === undefined ? error : undefined}
        options={fieldOptions(fields)}
        value={filter?.field.path ?? null}
        onChange={({ target: { value } }) => {
          const next = fields.find(({ path }) => path === value);
          if (next !== undefined) onChange(newFilter(next));
        }}
      />
      {filter === undefined ? null : <FilterComparison {...{ filter, onChange, error }} />}
    </>
  );
}

function FilterComparison({
  filter,
  onChange,
  error,
}: {
  filter: FieldFilter;
  onChange: (filter: FieldFilter) => void;
  error: string | undefined;
}) {
  const { field, comparison } = filter;
  return (
    <>
      <SelectField
        label={labels.comparison}
        options={comparisonsOf(field).map((value) => ({ value, label: comparisons[value] }))}
        value={comparison}
        onChange={({ currentTarget: { value } }) => {
          const next = value as FieldFilter['comparison'];
          const keeps = countsDays(next) === countsDays(comparison);
          onChange({ ...filter, comparison: next, value: keeps ? filter.value : '' });
        }}
      />
      {needsValue(comparison) ? (
        <FilterValue filter={filter} error={error} onValue={(value) => onChange({ ...filter, value })} />
      ) : null}
    </>
  );
}

function FilterValue({
  filter: { field, comparison, value },
  error,
  onValue,
}: {
  filter: FieldFilter;
  error: string | undefined;
  onValue: (value: string) => void;
}) {
  if (field.kind === 'choice')
    return (
      <SelectField
        label={labels.value}
        options={field.choices.map((choice) => ({ value: choice, label: choiceLabel(choice) }))}
        error={error}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    );
  if (countsDays(comparison))
    return (
      <TextField
        label={labels.days}
        inputMode="numeric"
        error={error}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    );
  if (field.kind === 'date' || field.kind === 'timestamp')
    return (
      <DateField
        label={labels.value}
        error={error}
        value={value}
        onChange={({ target }) => onValue(target.value ?? '')}
      />
    );
  return (
    <TextField
      label={labels.value}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
}
