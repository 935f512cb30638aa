import { adminImportLabels as labels, messages } from '@croupier/core/messages';
import { Button, FileField, ReasonedButton, Tabs, TextAreaField, TextField } from '@croupier/ui/admin';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import list from '../screens/list.module.css';
import {
  ACCEPTED_FILES,
  type ImportSource,
  sourceFromFile,
  sourceFromLink,
  sourceFromText,
} from './import-source.js';

interface SourcePickerProps {
  /** The text in the field for rows. */
  pasted: string;
  onPasted: (text: string) => void;
  onChoose: (source: ImportSource | undefined) => void;
}

/** The ways to a file: chosen, dropped, pasted, or at an address. */
export function SourcePicker({ pasted, onPasted, onChoose }: SourcePickerProps) {
  const [wrongFile, setWrongFile] = useState<string>();
  const chooseFile = (file: File | undefined) => {
    const source = file === undefined ? undefined : sourceFromFile(file);
    setWrongFile(file !== undefined && source === undefined ? messages.casinoImport.wrongFile : undefined);
    onChoose(source);
  };
  useFilePaste(chooseFile, (text) => onChoose(sourceFromText(labels.pastedName, text)));
  const dropFile = (event: DragEvent) => {
    event.preventDefault();
    chooseFile(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it takes a file without a pointer
    <div onDragOver={(event) => event.preventDefault()} onDrop={dropFile}>
      <Tabs
        label={labels.source}
        tabs={[
          {
            id: 'file',
            label: labels.fileTab,
            content: (
              <FileField
                label={labels.file}
                hint={labels.fileHint}
                error={wrongFile}
                accept={ACCEPTED_FILES}
                onChange={({ target }) => chooseFile(target.files?.[0])}
              />
            ),
          },
          {
            id: 'paste',
            label: labels.pasteTab,
            content: <PasteForm text={pasted} onText={onPasted} onChoose={onChoose} />,
          },
          { id: 'link', label: labels.linkTab, content: <LinkForm onChoose={onChoose} /> },
        ]}
      />
    </div>
  );
}

interface PasteFormProps {
  text: string;
  onText: (text: string) => void;
  onChoose: (source: ImportSource) => void;
}

function PasteForm({ text, onText, onChoose }: PasteFormProps) {
  return (
    <div className={list.root}>
      <TextAreaField
        label={labels.paste}
        hint={labels.pasteHint}
        rows={8}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div>
        <ReasonedButton
          disabledReason={text.trim() === '' ? labels.pasteFirst : undefined}
          onClick={() => onChoose(sourceFromText(labels.pastedName, text))}
        >
          {labels.pasteSubmit}
        </ReasonedButton>
      </div>
    </div>
  );
}

function LinkForm({ onChoose }: { onChoose: (source: ImportSource) => void }) {
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  const [isReading, setReading] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const read = async () => {
    const url = URL.parse(address.trim());
    if (url?.protocol !== 'https:') return setFault(labels.linkWrong);
    setFault(undefined);
    setReading(true);
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      onChoose(await sourceFromLink(url, signal));
    } catch {
      if (!signal.aborted) setFault(labels.linkFailed);
    }
    if (!signal.aborted) setReading(false);
  };
  return (
    <form
      className={list.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <TextField
        type="url"
        label={labels.link}
        hint={labels.linkHint}
        error={fault}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={isReading}>
          {labels.linkSubmit}
        </Button>
      </div>
    </form>
  );
}

/** Takes what is pasted anywhere but in a field: a file, or rows. */
function useFilePaste(onFile: (file: File) => void, onText: (text: string) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file === undefined && !/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    if (file === undefined) onText(text);
    else onFile(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
