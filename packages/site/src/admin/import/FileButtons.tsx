import type { OperationInput } from '@croupier/core';
import { adminListLabels, adminImportLabels as labels } from '@croupier/core/messages';
import { Button, lazyPart, ReasonedButton } from '@croupier/ui/admin';
import { useState } from 'react';
import { useDownload } from '../backend/use-download.js';
import { useRefusal } from '../backend/use-refusal.js';
import { WhenOpened } from '../WhenOpened.js';
import type { FileCollection } from './FileImport.js';

const FileImport = lazyPart(async () => (await import('./FileImport.js')).FileImport);

/** Imports records from a file. */
export function ImportButton({ collection }: { collection: FileCollection }) {
  const [isOpen, setOpen] = useState(false);
  const mayNotImport = useRefusal()('import and delete content');
  return (
    <>
      <ReasonedButton variant="plain" disabledReason={mayNotImport} onClick={() => setOpen(true)}>
        {labels.title}
      </ReasonedButton>
      <WhenOpened isOpen={isOpen} onClose={() => setOpen(false)}>
        <FileImport collection={collection} isOpen={isOpen} onClose={() => setOpen(false)} />
      </WhenOpened>
    </>
  );
}

/** What is exported. */
interface ExportViewProps<C extends FileCollection | 'casinos'> {
  collection: C;
  /** Which records are exported. */
  query: OperationInput<`${C}.export`>;
  /** The fields that the list shows, where the reader has chosen them. */
  columns?: readonly string[] | undefined;
}

/** The props of the buttons. */
export interface FileButtonsProps<C extends FileCollection> extends ExportViewProps<C> {}

/** Exports what the list shows: its rows, in its order, with the columns that the reader chose. */
export function ExportViewButton<C extends FileCollection | 'casinos'>({
  collection,
  query,
  columns,
}: ExportViewProps<C>) {
  const download = useDownload();
  if (columns === undefined) return null;
  // The screen shows ratings from 0 to 10.
  const input = { ...query, columns, scale: 10 } as never;
  return (
    <Button
      variant="plain"
      onClick={() => void download(`${collection}.export`, input, `${collection}-view.csv`)}
    >
      {adminListLabels.exportView}
    </Button>
  );
}

/** Imports records from a file, and exports those that the list shows. */
export function FileButtons<C extends FileCollection>({ collection, query, columns }: FileButtonsProps<C>) {
  const download = useDownload();
  return (
    <>
      <ImportButton collection={collection} />
      <ExportViewButton {...{ collection, query, columns }} />
      <Button
        variant="plain"
        onClick={() => void download(`${collection}.export`, query as never, `${collection}.csv`)}
      >
        {labels.ofFile.export}
      </Button>
      <Button
        variant="plain"
        onClick={() =>
          void download(
            `${collection}.export`,
            { ...query, full: true, format: 'xlsx' } as never,
            `${collection}.xlsx`,
          )
        }
      >
        {labels.ofFile.exportWorkbook}
      </Button>
    </>
  );
}
