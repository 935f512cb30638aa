import type { OperationInput } from '@croupier/core';
import { adminListLabels } from '@croupier/core/messages';
import { ActionMenu, Button, lazyPart, ReasonedButton } from '@croupier/ui/admin';
import { useState } from 'react';
import { useDownload } from '../backend/use-download.js';
import { useRefusal } from '../backend/use-refusal.js';
import list from '../screens/list.module.css';
import { WhenOpened } from '../WhenOpened.js';
import type { FileCollection } from './FileImport.js';

const { files: labels } = adminListLabels;

const FileImport = lazyPart(async () => (await import('./FileImport.js')).FileImport);

/** Imports records from a file. */
export function ImportButton({ collection }: { collection: FileCollection }) {
  const [isOpen, setOpen] = useState(false);
  const mayNotImport = useRefusal()('import and delete content');
  return (
    <>
      <ReasonedButton variant="plain" disabledReason={mayNotImport} onClick={() => setOpen(true)}>
        {labels.import}
      </ReasonedButton>
      <WhenOpened isOpen={isOpen} onClose={() => setOpen(false)}>
        <FileImport collection={collection} isOpen={isOpen} onClose={() => setOpen(false)} />
      </WhenOpened>
    </>
  );
}

/** What is exported. */
interface ExportProps<C extends FileCollection | 'casinos'> {
  collection: C;
  /** Which records are exported. */
  query: OperationInput<`${C}.export`>;
  /** The fields that the list shows, where the reader has chosen them. */
  columns?: readonly string[] | undefined;
}

/**
 * Exports what the list shows: at once as the usual file; by the menu beside it as a workbook, with the columns that the
 * reader chose, or, where the usual file has the main ones, with all.
 */
export function ExportButtons<C extends FileCollection | 'casinos'>({
  collection,
  query,
  columns,
}: ExportProps<C>) {
  const download = useDownload();
  const save = (label: string, ending: string, further?: object) => ({
    label,
    onAction: () =>
      void download(`${collection}.export`, { ...query, ...further } as never, collection + ending),
  });
  const usual = save(labels.export, '.csv');
  return (
    <span className={list.inline}>
      <Button variant="plain" onClick={usual.onAction}>
        {usual.label}
      </Button>
      <ActionMenu
        isCompact
        label={labels.others}
        className={list.framed}
        entries={[
          // The screen shows ratings from 0 to 10.
          ...(columns ? [save(labels.view, '-view.csv', { columns, scale: 10 })] : []),
          ...(collection === 'casinos' ? [save(labels.all, '-all-columns.csv', { full: true })] : []),
          save(labels.workbook, '.xlsx', { full: true, format: 'xlsx' }),
        ]}
      />
    </span>
  );
}

/** Imports records from a file, and exports those that the list shows. */
export function FileButtons<C extends FileCollection>(props: ExportProps<C>) {
  return (
    <>
      <ImportButton collection={props.collection} />
      <ExportButtons {...props} />
    </>
  );
}
