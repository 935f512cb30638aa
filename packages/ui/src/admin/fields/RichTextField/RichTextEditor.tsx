'use client';

import { readingMinutes, sanitizeHtml, textLength } from '@croupier/core/html';
import { adminFormLabels } from '@croupier/core/messages';
import { CodeXml } from 'lucide-react';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useFormLabels } from '../../form-labels.js';
import { fileOfDataUrl } from '../ImageField/data-url.js';
import { useImageFiles } from '../ImageField/use-image-files.js';
import { ImageDialog } from './dialogs/ImageDialog.js';
import { LinkDialog } from './dialogs/LinkDialog.js';
import { RecordDialog } from './dialogs/RecordDialog.js';
import { VideoDialog } from './dialogs/VideoDialog.js';
import type { RecordBlockName } from './document/content-block.js';
import { holdsWholly } from './document/document-html.js';
import { type LinkTarget, linkTarget, setImage, setLink } from './document/editor-commands.js';
import { attributesIn } from './document/editor-schema.js';
import type { HtmlAttributes } from './document/html-attributes.js';
import { insertAtPlace, type PlaceId, picturesOf, releasePlace } from './document/insertion-places.js';
import { insertBlock, insertVideo, linkRecord } from './document/record-commands.js';
import { insertFigure } from './document/text-blocks.js';
import { EditorToolbar } from './EditorToolbar.js';
import { useEditorLabels } from './editor-labels.js';
import { LARGEST_IMAGE, type RichTextEditorProps } from './editor-props.js';
import { HtmlSource, readableSource } from './HtmlSource.js';
import { BLOCK_RECORDS, type InsertItem, insertItems, LINKED_RECORDS } from './insert-items.js';
import { PictureNotices } from './PictureNotices.js';
import styles from './RichTextEditor.module.css';
import { type SlashKeys, SlashMenu } from './SlashMenu.js';
import { useEditorView } from './use-editor-view.js';

type Asking =
  | { what: 'link'; link: LinkTarget }
  | { what: 'image'; attributes: HtmlAttributes }
  | { what: 'block'; name: RecordBlockName }
  | { what: 'record-link' }
  | { what: 'video'; address?: string };

/** The editor of a text: as it is shown, or as its HTML. */
export function RichTextEditor(props: RichTextEditorProps) {
  const labels = useEditorLabels();
  const image = useFormLabels('image', adminFormLabels.image);
  const { value, onUpload, findRecords, disabled } = props;
  const [isKept] = useState(() => !holdsWholly(value));
  const [source, setSource] = useState(() => (isKept ? readableSource(value) : undefined));
  const { take, takeEach, loading, fault } = useImageFiles(LARGEST_IMAGE, onUpload);
  const [lost, setLost] = useState(0);
  const [asking, setAsking] = useState<Asking>();

  async function addPictures(view: EditorView, files: File[], place: PlaceId) {
    const addresses = await take(files);
    if (addresses.length === 0) releasePlace(view, place);
    else if (!view.isDestroyed)
      view.dispatch(insertAtPlace(view, place, picturesOf(addresses)).scrollIntoView());
  }
  async function storePictures(urls: string[]) {
    const files = urls.map((url) => fileOfDataUrl(url, image.pasted));
    const addresses = await takeEach(files);
    return new Map(
      urls.flatMap((url, i) => {
        const address = addresses[i];
        return address === undefined ? [] : [[url, address] as const];
      }),
    );
  }
  const [asked, setAsked] = useState<EditorState>();
  const keys = useRef<SlashKeys>(null);
  const items = useMemo(() => insertItems(findRecords !== undefined, labels), [findRecords, labels]);
  const askForLink = () => setAsking({ what: 'link', link: linkTarget(editor.state) });
  const editor = useEditorView({
    ...props,
    labels,
    keys,
    isShown: source === undefined,
    onLink: askForLink,
    brought: {
      onPictures: (view, files, place) => void addPictures(view, files, place),
      storePictures,
      onVideo: (address) => setAsking({ what: 'video', address }),
      onLostPictures: setLost,
    },
  });
  const { state, isTyped, run, view } = editor;

  function askForImage() {
    const { selection } = state;
    const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'image';
    setAsking({ what: 'image', attributes: isPicture ? attributesIn(selection.node) : {} });
  }
  function insert({ does }: InsertItem) {
    if (typeof does === 'function') run(does);
    else if (does.what === 'link') askForLink();
    else if (does.what === 'image') askForImage();
    else setAsking(does.what === 'block' ? does : { what: does.what });
  }
  function insertTyped(item: InsertItem, { from, to }: { from: number; to: number }) {
    setAsked(undefined);
    if (from < to)
      run((now, dispatch) => {
        dispatch?.(now.tr.delete(from, to));
        return true;
      });
    insert(item);
  }
  function describe(at: number) {
    const node = state.doc.nodeAt(at);
    if (node === null || view.current === null) return;
    view.current.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, at)).scrollIntoView());
    setAsking({ what: 'image', attributes: attributesIn(node) });
  }
  function toggleSource() {
    setSource(source === undefined ? readableSource(value) : undefined);
  }
  const close = () => {
    setAsking(undefined);
    view.current?.focus();
  };

  return (
    <div className={styles.root} data-editor="" data-invalid={props.isInvalid} aria-busy={loading}>
      {source === undefined ? (
        <EditorToolbar
          state={state}
          disabled={disabled}
          controls={props.id}
          onCommand={run}
          onLink={askForLink}
          onImage={askForImage}
          onInsert={() => {
            setAsked(state);
            view.current?.focus();
          }}
        />
      ) : (
        <HtmlSource
          id={props.id}
          label={props.label}
          describedBy={props.describedBy}
          value={source}
          disabled={disabled}
          onChange={(next) => {
            setSource(next);
            props.onChange(sanitizeHtml(next).trim());
          }}
        />
      )}
      <div
        hidden={source !== undefined}
        ref={editor.place}
        className={styles.place}
        data-disabled={disabled}
      />
      {source === undefined && !disabled ? (
        <SlashMenu
          {...{ items, state, isTyped, asked, view, keys }}
          onClose={() => setAsked(undefined)}
          onChoose={insertTyped}
        />
      ) : null}
      <div className={styles.foot}>
        <TextLength html={value} />
        <button
          type="button"
          className={styles.switch}
          disabled={disabled || loading}
          title={loading ? image.busy : undefined}
          onClick={toggleSource}
        >
          <CodeXml aria-hidden="true" className={styles.icon} />
          {source === undefined ? labels.source : labels.visual}
        </button>
      </div>
      <div className={styles.notices} role="status">
        {isKept && source !== undefined ? <p>{labels.kept}</p> : null}
        {loading ? <p>{image.busy}</p> : null}
        {fault === undefined ? null : <p>{`${labels.uploadFailed}: ${fault}`}</p>}
        {lost === 0 ? null : <p>{labels.lostPictures(lost)}</p>}
        {source === undefined ? (
          <PictureNotices doc={state.doc} disabled={disabled} run={run} onDescribe={describe} />
        ) : null}
      </div>
      {asking?.what === 'link' ? (
        <LinkDialog
          attributes={asking.link.attributes}
          needsText={asking.link.from === asking.link.to}
          findOffer={props.findOffer}
          onClose={close}
          onApply={(attributes, text) => {
            // A picture that has come meanwhile moved the text.
            run((now, dispatch) => setLink(linkTarget(now), attributes, text)(now, dispatch));
            close();
          }}
        />
      ) : null}
      {asking?.what === 'block' && findRecords !== undefined ? (
        <RecordDialog
          title={labels.blockNames[asking.name]}
          submitLabel={labels.recordDialog.insert}
          kinds={[BLOCK_RECORDS[asking.name].kind]}
          count={BLOCK_RECORDS[asking.name]}
          findRecords={findRecords}
          onClose={close}
          onApply={(_kind, records) => {
            run(insertBlock(asking.name, records));
            close();
          }}
        />
      ) : null}
      {asking?.what === 'record-link' && findRecords !== undefined ? (
        <RecordDialog
          title={labels.recordLink}
          submitLabel={labels.linkDialog.apply}
          kinds={LINKED_RECORDS}
          count={{ min: 1, max: 1 }}
          asksForVisit
          findRecords={findRecords}
          onClose={close}
          onApply={(kind, [record], isVisit) => {
            if (record !== undefined) run(linkRecord(kind, record, isVisit));
            close();
          }}
        />
      ) : null}
      {asking?.what === 'video' ? (
        <VideoDialog
          address={asking.address}
          onClose={close}
          onApply={({ video, href, title }) => {
            run(insertVideo(video, { href, text: title }));
            close();
          }}
        />
      ) : null}
      {asking?.what === 'image' ? (
        <ImageDialog
          attributes={asking.attributes}
          onUpload={onUpload}
          findAlt={props.findAlt}
          onClose={close}
          onApply={(attributes, caption) => {
            run(caption === '' ? setImage(attributes) : insertFigure(attributes, caption));
            close();
          }}
        />
      ) : null}
    </div>
  );
}

/** How long the text is, and how long it takes to read. */
function TextLength({ html }: { html: string }) {
  const labels = useEditorLabels();
  const deferred = useDeferredValue(html);
  const length = useMemo(
    () => labels.length(textLength(deferred).words, labels.readTime(readingMinutes(deferred))),
    [deferred, labels],
  );
  return <span>{length}</span>;
}
