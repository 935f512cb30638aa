import { allows, type OperationResult } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  FileField,
  SearchField,
  SwitchField,
  showToast,
} from '@croupier/ui/admin';
import { useEffect, useState } from 'react';
import { useBackend } from '../backend.js';
import { Loaded } from '../Loaded.js';
import { useAddressValue } from '../use-address.js';
import { tellFailure, useChange, useQuestion } from '../use-operations.js';
import list from './list.module.css';
import styles from './MediaScreen.module.css';

const { media: labels, rows } = adminLabels;

type Picture = OperationResult<'media.list'>['records'][number];

/** The library of pictures: add by choice, drop or paste; see where each is used. */
export function MediaScreen() {
  const role = useBackend().getSession().user?.role;
  const change = useChange();
  const [search, setSearch] = useAddressValue('q');
  const [unused, setUnused] = useAddressValue('unused');
  const [deleting, setDeleting] = useState<Picture>();
  const pictures = useQuestion('media.list', {
    ...(search === '' ? {} : { search }),
    unused: unused !== '',
  });

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    try {
      const uploads = await Promise.all(
        files.map(async (file) => ({ title: file.name, content: new Uint8Array(await file.arrayBuffer()) })),
      );
      await change('media.add', { files: uploads }, { message: labels.added(files.length) });
    } catch (error) {
      tellFailure(error);
    }
  };
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => void add([...(clipboardData?.files ?? [])]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  const copy = async ({ url }: Picture) => {
    try {
      await navigator.clipboard.writeText(new URL(url, location.href).href);
      showToast({ tone: 'good', title: messages.copied.done });
    } catch {
      showToast({ tone: 'poor', title: messages.copied.failed });
    }
  };

  return (
    <div className={list.root}>
      <h1>{labels.title}</h1>
      {allows('edit posts', role) ? (
        <FileField
          label={labels.add}
          hint={labels.drop}
          accept="image/*"
          multiple
          onChange={({ target }) => void add([...(target.files ?? [])])}
        />
      ) : null}
      <search className={list.filters}>
        <SearchField
          label={labels.search}
          hidesLabel
          placeholder={labels.search}
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
        <SwitchField
          label={labels.unused}
          value={unused !== ''}
          onChange={({ target }) => setUnused(target.value ? '1' : '')}
        />
      </search>
      <Loaded query={pictures}>
        {({ records }) => (
          <Pictures
            records={records}
            onCopy={copy}
            onDelete={setDeleting}
            mayDelete={allows('import and delete content', role)}
          />
        )}
      </Loaded>
      <ConfirmDialog
        title={labels.confirmDelete(deleting?.title ?? '')}
        confirmLabel={rows.actions.delete}
        isOpen={deleting !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : setDeleting(undefined))}
        onConfirm={() =>
          change(
            'media.delete',
            { records: [deleting?.id ?? ''] },
            { message: rows.done.deleted(deleting?.title ?? '') },
          )
        }
      />
    </div>
  );
}

function Pictures({
  records,
  onCopy,
  onDelete,
  mayDelete,
}: {
  records: readonly Picture[];
  onCopy: (picture: Picture) => unknown;
  onDelete: (picture: Picture) => void;
  mayDelete: boolean;
}) {
  if (records.length === 0) return <EmptyState title={labels.none} />;
  return (
    <ul className={styles.pictures}>
      {records.map((picture) => (
        <li key={picture.id} className={styles.picture}>
          <img src={picture.url} alt="" loading="lazy" />
          <p className={styles.title}>{picture.title}</p>
          <p className={styles.note}>
            {labels.size(picture.width, picture.height, Math.ceil(picture.bytes / 1024))}
            <br />
            {labels.usedBy(picture.usedBy.length)}
          </p>
          <div className={list.marks}>
            <Button variant="plain" onClick={() => void onCopy(picture)}>
              {labels.copy}
              <span className="cr-visually-hidden"> {picture.title}</span>
            </Button>
            {mayDelete && picture.usedBy.length === 0 ? (
              <Button variant="danger" onClick={() => onDelete(picture)}>
                {rows.actions.delete}
                <span className="cr-visually-hidden"> {picture.title}</span>
              </Button>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
