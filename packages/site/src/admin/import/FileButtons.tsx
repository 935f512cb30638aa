import type { OperationInput } from '@croupier/core';
import { adminImportLabels as labels } from '@croupier/core/messages';
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

/** The props of the buttons. */
export interface FileButtonsProps<C extends FileCollection> {
  collection: C;
  /** Which records are exported. */
  query: OperationInput<`${C}.export`>;
}

/** Imports records from a file, and exports those that the list shows. */
export function FileButtons<C extends FileCollection>({ collection, query }: FileButtonsProps<C>) {
  const download = useDownload();
  return (
    <>
      <ImportButton collection={collection} />
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
