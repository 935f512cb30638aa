import { allows, MAX_PICTURE_BYTES, pictureTooLarge } from '@croupier/core';
import { adminLabels, adminMediaLabels as labels, messages } from '@croupier/core/messages';
import { EmptyState, FileField, lazyPart, SearchField, SwitchField } from '@croupier/ui/admin';
import { useEffect, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { tellFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { copyText } from '../copy-text.js';
import { Loaded } from '../Loaded.js';
import { NothingFound } from '../list/NothingFound.js';
import { type Picture, PictureDialog } from '../media/PictureDialog.js';
import { editAddress } from '../records/content-address.js';
import { DeleteDialog } from '../records/DeleteDialog.js';
import { RowActions } from '../records/RowActions.js';
import { ScreenHead } from '../ScreenHead.js';
import { useAddressValue } from '../use-address.js';
import { WhenOpened } from '../WhenOpened.js';
import list from './list.module.css';
import styles from './MediaScreen.module.css';

const CropDialog = lazyPart(async () => (await import('../media/CropDialog.js')).CropDialog);

const { rows } = adminLabels;

/** The library of pictures: add by choice, drop or paste; see where each is used. */
export function MediaScreen() {
  const role = useAdmin().getSession().user?.role;
  const change = useChange();
  const refusal = useRefusal();
  const [search, setSearch] = useAddressValue('q');
  const [unused, setUnused] = useAddressValue('unused');
  const [deleting, setDeleting] = useState<Picture>();
  const [edited, setEdited] = useState<Picture>();
  const [cropped, setCropped] = useState<Picture>();
  const pictures = useQuestion('media.list', {
    ...(search === '' ? {} : { search }),
    unused: unused !== '',
  });

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    try {
      const tooLarge = files.find(({ size }) => size > MAX_PICTURE_BYTES);
      if (tooLarge !== undefined) throw pictureTooLarge(tooLarge.name);
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
  const copy = (text: string) =>
    copyText(text, { title: messages.copied.done }, { title: messages.copied.failed });

  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        text={pictures.data === undefined ? adminLabels.loading : labels.count(pictures.data.total)}
        isLive
      />
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
        {({ records }) =>
          records.length === 0 ? (
            search === '' && unused === '' ? (
              <EmptyState title={labels.noneYet} text={labels.noneYetText} />
            ) : (
              <NothingFound
                title={labels.none}
                onClear={() => {
                  setSearch('');
                  setUnused('');
                }}
              />
            )
          ) : (
            <Pictures
              records={records}
              onCopy={copy}
              onEdit={setEdited}
              onCrop={setCropped}
              onDelete={setDeleting}
              mayNotEdit={refusal('edit posts')}
              mayNotDelete={refusal('import and delete content')}
            />
          )
        }
      </Loaded>
      <PictureDialog picture={edited} onClose={() => setEdited(undefined)} />
      <WhenOpened isOpen={cropped !== undefined} onClose={() => setCropped(undefined)}>
        <CropDialog picture={cropped} onClose={() => setCropped(undefined)} />
      </WhenOpened>
      <DeleteDialog
        item={deleting}
        title={({ title }) => labels.confirmDelete(title)}
        onClose={() => setDeleting(undefined)}
        onDelete={({ id, title }) =>
          change('media.delete', { records: [id] }, { message: rows.done.deleted(title) })
        }
      />
    </div>
  );
}

function Pictures({
  records,
  onCopy,
  onEdit,
  onCrop,
  onDelete,
  mayNotEdit,
  mayNotDelete,
}: {
  records: readonly Picture[];
  onCopy: (text: string) => unknown;
  onEdit: (picture: Picture) => void;
  onCrop: (picture: Picture) => void;
  onDelete: (picture: Picture) => void;
  mayNotEdit: string | undefined;
  mayNotDelete: string | undefined;
}) {
  return (
    <ul className={styles.pictures}>
      {records.map((picture) => (
        <li key={picture.id} className={styles.picture}>
          <img src={picture.url} alt={picture.alt ?? ''} loading="lazy" />
          <p className={styles.title}>{picture.title}</p>
          <p className={styles.note}>
            {picture.alt ?? labels.noAlt}
            <br />
            {labels.size(picture.width, picture.height, Math.ceil(picture.bytes / 1024))}
            <br />
            {picture.usedBy.length === 0 ? labels.usedBy(0) : null}
          </p>
          {picture.usedBy.length === 0 ? null : (
            <details className={styles.uses}>
              <summary>{labels.usedBy(picture.usedBy.length)}</summary>
              <ul>
                {picture.usedBy.map((use) => (
                  <li key={`${use.in} ${use.id ?? ''} ${use.field}`}>
                    <UseLink {...use} />
                  </li>
                ))}
              </ul>
            </details>
          )}
          <RowActions
            name={picture.title}
            entries={[
              { label: labels.edit, disabledReason: mayNotEdit, onAction: () => onEdit(picture) },
              { label: labels.crop, disabledReason: mayNotEdit, onAction: () => onCrop(picture) },
              {
                label: labels.copy,
                onAction: () => void onCopy(new URL(picture.url, location.href).href),
              },
              { label: labels.copyHtml, onAction: () => void onCopy(htmlOf(picture)) },
              { label: labels.open, onAction: () => window.open(picture.url, '_blank') },
              'line',
              {
                label: rows.actions.delete,
                tone: 'danger',
                disabledReason: mayNotDelete ?? (picture.usedBy.length > 0 ? labels.stillUsed : undefined),
                onAction: () => onDelete(picture),
              },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

/** A record that shows a picture, with a link to its form where it has one. */
function UseLink({ in: name, id, title }: Picture['usedBy'][number]) {
  const address = editAddress({ in: name, id }, useAdmin().getSession().user?.role);
  return address === undefined ? title : <a href={address}>{title}</a>;
}

/** The picture as HTML for a text, with what it shows and its size. */
function htmlOf({ url, alt = '', width, height }: Picture): string {
  const image = document.createElement('img');
  image.setAttribute('src', url);
  image.alt = alt;
  if (width !== undefined && height !== undefined) Object.assign(image, { width, height });
  return image.outerHTML;
}
