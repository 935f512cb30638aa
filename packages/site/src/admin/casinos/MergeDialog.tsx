import type { OperationInput, OperationResult } from '@croupier/core';
import { adminMergeLabels as labels } from '@croupier/core/messages';
import { Button, Dialog, Notice, SelectField, Table } from '@croupier/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { problemSentences, useChange } from '../backend/use-operations.js';
import { beginningOf } from '../beginning-of.js';
import { Loaded } from '../Loaded.js';
import styles from './MergeDialog.module.css';

type MergeInput = OperationInput<'casinos.merge'>;
type MergePlan = OperationResult<'casinos.merge'>;
type MergedField = MergePlan['fields'][number];

/** The props of the dialog. */
interface MergeDialogProps {
  /** The ids of the casinos; undefined while the dialog is closed. */
  casinos: readonly string[] | undefined;
  onClose: () => void;
  onMerged?: () => void;
}

/** Shows the fields of casinos side by side, lets the reader choose, and makes one casino of them. */
export function MergeDialog({ casinos, onClose, onMerged }: MergeDialogProps) {
  return (
    <Dialog
      size="large"
      title={labels.title}
      text={labels.text}
      isOpen={casinos !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {casinos === undefined ? null : (
        <MergeForm key={casinos.join()} casinos={casinos} onClose={onClose} onMerged={onMerged} />
      )}
    </Dialog>
  );
}

function MergeForm({
  casinos,
  onClose,
  onMerged,
}: Omit<MergeDialogProps, 'casinos' | 'onMerged'> & {
  casinos: readonly string[];
  onMerged: (() => void) | undefined;
}) {
  const change = useChange();
  const [kept, setKept] = useState(casinos[0] as string);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [isMerging, setMerging] = useState(false);
  const [fault, setFault] = useState<string>();
  const others = casinos.filter((id) => id !== kept);
  const take = Object.entries(choices).map(([field, from]) => ({ field, from }));
  const input: MergeInput = { record: kept, others, take };
  const plan = useMergePlan(input);
  const merge = async ({ records, gone }: MergePlan) => {
    setMerging(true);
    setFault(undefined);
    try {
      const names = gone.map(({ name }) => name).join(', ');
      await change('casinos.merge', input, { message: labels.done(names, records[0]?.name ?? '') });
      onMerged?.();
      onClose();
    } catch (error) {
      setFault(problemSentences(error));
      setMerging(false);
    }
  };
  return (
    <Loaded query={plan}>
      {(shown) => (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isMerging) void merge(shown);
          }}
        >
          <SelectField
            label={labels.kept}
            options={casinoOptions(shown)}
            value={kept}
            onChange={({ currentTarget }) => setKept(currentTarget.value)}
          />
          <MergeTable
            plan={shown}
            choices={choices}
            onChoose={(field, from) => {
              const { [field]: _, ...rest } = choices;
              setChoices(from === '' ? rest : { ...rest, [field]: from });
            }}
          />
          <CarriedText carried={shown.carried} />
          {shown.warnings?.map(({ message }) => (
            <Notice key={message} tone="fair">
              {message}
            </Notice>
          ))}
          {fault === undefined ? null : <Notice tone="poor">{fault}</Notice>}
          <div className={styles.actions}>
            <Button variant="plain" onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" loading={isMerging}>
              {labels.confirm}
            </Button>
          </div>
        </form>
      )}
    </Loaded>
  );
}

/** What a merge would do; the last answer stays while the next is on its way. */
function useMergePlan(input: MergeInput) {
  const { perform } = useAdmin();
  return useQuery({
    queryKey: ['casinos.merge', input],
    queryFn: async ({ signal }) => (await perform('casinos.merge', input, { dryRun: true, signal })).result,
    placeholderData: (before) => before,
    gcTime: 0,
  });
}

/** The casinos of a plan by their ids, in an order that does not change with the one that stays. */
function casinoOptions({ records, gone }: MergePlan) {
  return [...records, ...gone]
    .map(({ id, name, slug }) => ({ value: id, label: `${name} (${slug})`, slug }))
    .sort((a, b) => a.value.localeCompare(b.value));
}

function MergeTable({
  plan,
  choices,
  onChoose,
}: {
  plan: MergePlan;
  choices: Readonly<Record<string, string>>;
  onChoose: (field: string, from: string) => void;
}) {
  const options = casinoOptions(plan);
  const slugs = plan.fields[0]?.values.map(({ slug }) => slug) ?? [];
  const ruled = ({ from }: MergedField) =>
    from.length > 1 ? labels.all : (options.find(({ slug }) => slug === from[0])?.label ?? from[0] ?? '');
  return (
    <Table
      caption={labels.table}
      hidesCaption
      rows={plan.fields}
      rowKey={({ field }) => field}
      empty={<p>{labels.none}</p>}
      columns={[
        { title: labels.columns.field, cell: ({ title }) => title },
        ...slugs.map((slug, at) => ({
          title: slug,
          cell: ({ values }: MergedField) => <FieldValue value={values[at]?.value} />,
        })),
        {
          title: labels.columns.taken,
          cell: (field) => (
            <SelectField
              label={labels.takenFrom(field.title)}
              hidesLabel
              options={[
                ...(choices[field.field] === undefined ? [{ value: '', label: ruled(field) }] : []),
                ...options.filter(
                  ({ label }) => choices[field.field] !== undefined || label !== ruled(field),
                ),
              ]}
              value={choices[field.field] ?? ''}
              onChange={({ currentTarget }) => onChoose(field.field, currentTarget.value)}
            />
          ),
        },
      ]}
    />
  );
}

/** More of a value than a cell shows, in characters. */
const MAX_SHOWN = 160;

function FieldValue({ value }: { value: unknown }) {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  if (text === '') return <span className={styles.empty}>{labels.empty}</span>;
  return <bdi>{beginningOf(text, MAX_SHOWN)}</bdi>;
}

function CarriedText({ carried }: Pick<MergePlan, 'carried'>) {
  const things = (Object.keys(labels.things) as (keyof MergePlan['carried'])[])
    .filter((thing) => carried[thing] > 0)
    .map((thing) => labels.things[thing](carried[thing]));
  return things.length === 0 ? null : <p className={styles.carried}>{labels.carried(things.join(', '))}</p>;
}
