import { allows, MAX_PICTURE_BYTES, pictureTooLarge } from '@croupier/core';
import { adminLabels, adminMediaLabels as labels, messages } from '@croupier/core/messages';
import {
  type ActionEntry,
  EmptyState,
  FileField,
  lazyPart,
  SearchField,
  SwitchField,
} from '@croupier/ui/admin';
import { useEffect, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { tellFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { copyText } from '../copy-text.js';
import { Loaded } from '../Loaded.js';
import { NothingFound } from '../list/NothingFound.js';
import { useRowVerbs } from '../list/use-row-verbs.js';
import { AddByAddress } from '../media/AddByAddress.js';
import { type Picture, PictureDialog } from '../media/PictureDialog.js';
import { editAddress } from '../records/content-address.js';
import { RowActions } from '../records/RowActions.js';
import { ScreenHead } from '../ScreenHead.js';
import { useAddressValue } from '../use-address.js';
import { WhenOpened } from '../WhenOpened.js';
import list from './list.module.css';
import styles from './MediaScreen.module.css';

const FocusDialog = lazyPart(async () => (await import('../media/FocusDialog.js')).FocusDialog);
const ReplaceDialog = lazyPart(async () => (await import('../media/ReplaceDialog.js')).ReplaceDialog);
const CropDialog = lazyPart(async () => (await import('../media/CropDialog.js')).CropDialog);

/** The library of pictures: add by choice, drop or paste; see where each is used. */
export function MediaScreen() {
  const { fetchesPictures = false, getSession } = useAdmin();
  const role = getSession().user?.role;
  const [search, setSearch] = useAddressValue('q');
  const [unused, setUnused] = useAddressValue('unused');
  const [edited, setEdited] = useState<Picture>();
  const [cropped, setCropped] = useState<Picture>();
  const [focused, setFocused] = useState<Picture>();
  const [replaced, setReplaced] = useState<Picture>();
  const mayNotReplace = useRefusal()('import and delete content');
  const add = useAddPictures();
  const pictures = useQuestion('media.list', {
    ...(search === '' ? {} : { search }),
    unused: unused !== '',
  });
  const { mayNotEdit, entriesOf, dialog } = useRowVerbs<Picture>({
    collection: 'media',
    editPermission: 'edit posts',
    rowName: ({ title }) => title,
    count: labels.count,
    confirmDelete: { title: labels.confirmDelete },
    keptReason: ({ usedBy }) => (usedBy.length > 0 ? labels.stillUsed : undefined),
  });
  const entries = (picture: Picture) =>
    entriesOf(picture, [
      { label: labels.edit, disabledReason: mayNotEdit, onAction: () => setEdited(picture) },
      { label: labels.crop, disabledReason: mayNotEdit, onAction: () => setCropped(picture) },
      { label: labels.focus, disabledReason: mayNotEdit, onAction: () => setFocused(picture) },
      { label: labels.replace, disabledReason: mayNotReplace, onAction: () => setReplaced(picture) },
      { label: labels.copy, onAction: () => void copy(new URL(picture.url, location.href).href) },
      { label: labels.copyHtml, onAction: () => void copy(htmlOf(picture)) },
      { label: labels.open, onAction: () => window.open(picture.url, '_blank') },
    ]);

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
      {fetchesPictures && allows('edit posts', role) ? <AddByAddress /> : null}
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
          records.length > 0 ? (
            <ul className={styles.pictures}>
              {records.map((picture) => (
                <PictureCard key={picture.id} picture={picture} entries={entries(picture)} />
              ))}
            </ul>
          ) : search === '' && unused === '' ? (
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
        }
      </Loaded>
      <PictureDialog picture={edited} onClose={() => setEdited(undefined)} />
      <WhenOpened isOpen={cropped !== undefined} onClose={() => setCropped(undefined)}>
        <CropDialog picture={cropped} onClose={() => setCropped(undefined)} />
      </WhenOpened>
      <WhenOpened isOpen={focused !== undefined} onClose={() => setFocused(undefined)}>
        <FocusDialog picture={focused} onClose={() => setFocused(undefined)} />
      </WhenOpened>
      <WhenOpened isOpen={replaced !== undefined} onClose={() => setReplaced(undefined)}>
        <ReplaceDialog picture={replaced} onClose={() => setReplaced(undefined)} />
      </WhenOpened>
      {dialog}
    </div>
  );
}

/** Adds pictures to the library; those that are pasted into the screen are added too. */
function useAddPictures(): (files: readonly File[]) => Promise<void> {
  const change = useChange();
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
  return add;
}

function PictureCard({ picture, entries }: { picture: Picture; entries: readonly ActionEntry[] }) {
  const { url, alt, title, width, height, bytes, usedBy } = picture;
  return (
    <li className={styles.picture}>
      <img src={url} alt={alt ?? ''} loading="lazy" />
      <p className={styles.title}>{title}</p>
      <p className={styles.note}>
        {alt ?? labels.noAlt}
        <br />
        {labels.size(width, height, Math.ceil(bytes / 1024))}
        <br />
        {usedBy.length === 0 ? labels.usedBy(0) : null}
      </p>
      {usedBy.length === 0 ? null : (
        <details className={styles.uses}>
          <summary>{labels.usedBy(usedBy.length)}</summary>
          <ul>
            {usedBy.map((use) => (
              <li key={`${use.in} ${use.id ?? ''} ${use.field}`}>
                <UseLink {...use} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <RowActions name={title} entries={entries} />
    </li>
  );
}

function copy(text: string): Promise<boolean> {
  return copyText(text, { title: messages.copied.done }, { title: messages.copied.failed });
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
