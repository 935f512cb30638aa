import type { OperationResult } from '@croupier/core';
import { adminRegisterLabels as labels } from '@croupier/core/messages';
import {
  Button,
  Drawer,
  EmptyState,
  FormattedDate,
  LazyPart,
  lazyPart,
  ReasonedButton,
  Table,
} from '@croupier/ui/admin';
import { useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { Loaded } from '../Loaded.js';
import { useRowVerbs } from '../list/use-row-verbs.js';
import { actionsColumn } from '../records/RowActions.js';
import { ScreenHead } from '../ScreenHead.js';
import list from '../screens/list.module.css';

const RegisterCheck = lazyPart(async () => (await import('./RegisterCheck.js')).RegisterCheck);
const RegisterEntries = lazyPart(async () => (await import('./RegisterEntries.js')).RegisterEntries);
const RegisterImport = lazyPart(async () => (await import('./RegisterImport.js')).RegisterImport);

type Register = OperationResult<'registers.list'>['records'][number];

const rowName = ({ authority }: Register) => authority;

/** The registers of authorities: each with the day of its list; a newer list is imported from its file. */
export function RegistersScreen() {
  const [isOpen, setOpen] = useState(false);
  const mayNotImport = useRefusal()('import and delete content');
  const [isChecking, setChecking] = useState(false);
  const [shown, setShown] = useState<Register>();
  const registers = useQuestion('registers.list', {});
  const { entriesOf, dialog } = useRowVerbs<Register>({
    collection: 'registers',
    rowName,
    confirmDelete: { title: labels.confirmDelete, text: () => labels.confirmDeleteText },
  });
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        text={labels.text}
        actions={
          <>
            <Button variant="plain" onClick={() => setChecking(true)}>
              {labels.check.open}
            </Button>
            <ReasonedButton disabledReason={mayNotImport} onClick={() => setOpen(true)}>
              {labels.import.open}
            </ReasonedButton>
          </>
        }
      />
      <Loaded query={registers}>
        {({ records }) => (
          <Table
            caption={labels.table}
            hidesCaption
            rows={records}
            rowKey={({ id }) => id}
            empty={<EmptyState title={labels.none} text={labels.noneText} />}
            columns={[
              { title: labels.columns.authority, cell: ({ authority }) => <bdi>{authority}</bdi> },
              {
                title: labels.columns.alsoCalled,
                cell: ({ alsoCalled }) => <bdi>{alsoCalled.join(', ')}</bdi>,
              },
              { title: labels.columns.date, cell: ({ date }) => <FormattedDate date={date} /> },
              { title: labels.columns.entries, cell: ({ count }) => count, align: 'end' },
              { title: labels.columns.domains, cell: ({ domains }) => domains, align: 'end' },
              actionsColumn<Register>(rowName, (register) =>
                entriesOf(register, [{ label: labels.entries.open, onAction: () => setShown(register) }]),
              ),
            ]}
          />
        )}
      </Loaded>
      {isOpen ? (
        <LazyPart>
          <RegisterImport onClose={() => setOpen(false)} />
        </LazyPart>
      ) : null}
      <Drawer
        title={shown?.authority ?? ''}
        isOpen={shown !== undefined}
        onOpenChange={(open) => (open ? undefined : setShown(undefined))}
      >
        {shown === undefined ? null : (
          <LazyPart>
            <RegisterEntries register={shown.id} />
          </LazyPart>
        )}
      </Drawer>
      <Drawer title={labels.check.title} isOpen={isChecking} onOpenChange={setChecking}>
        {isChecking ? (
          <LazyPart>
            <RegisterCheck />
          </LazyPart>
        ) : null}
      </Drawer>
      {dialog}
    </div>
  );
}
