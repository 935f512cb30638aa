'use client';

import { sanitizeHtml } from '@croupier/core/html';
import { CodeXml } from 'lucide-react';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import { useMemo, useRef, useState } from 'react';
import { type Asking, InsertDialog } from './dialogs/InsertDialog.js';
import { holdsWholly } from './document/document-html.js';
import { linkTarget } from './document/editor-commands.js';
import { attributesIn } from './document/editor-schema.js';
import { EditorToolbar } from './EditorToolbar.js';
import { useEditorLabels } from './editor-labels.js';
import type { RichTextEditorProps } from './editor-props.js';
import { HtmlSource, readableSource } from './HtmlSource.js';
import { type InsertItem, insertItems } from './insert-items.js';
import { PictureNotices } from './PictureNotices.js';
import styles from './RichTextEditor.module.css';
import { type SlashKeys, SlashMenu } from './SlashMenu.js';
import { TextLength } from './TextLength.js';
import { useEditorView } from './use-editor-view.js';
import { usePastedPictures } from './use-pasted-pictures.js';

/** The editor of a text: as it is shown, or as its HTML. */
export function RichTextEditor(props: RichTextEditorProps) {
  const labels = useEditorLabels();
  const { value, onUpload, findRecords, disabled } = props;
  const [isKept] = useState(() => !holdsWholly(value));
  const [source, setSource] = useState(() => (isKept ? readableSource(value) : undefined));
  const pictures = usePastedPictures(onUpload);
  const [lost, setLost] = useState(0);
  const [asking, setAsking] = useState<Asking>();
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
      onPictures: (view, files, place) => void pictures.insertPictures(view, files, place),
      storePictures: pictures.storePictures,
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

  return (
    <div
      className={styles.root}
      data-editor=""
      data-invalid={props.isInvalid}
      aria-busy={pictures.busyText !== undefined}
    >
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
          disabled={disabled || pictures.busyText !== undefined}
          title={pictures.busyText}
          onClick={() => setSource(source === undefined ? readableSource(value) : undefined)}
        >
          <CodeXml aria-hidden="true" className={styles.icon} />
          {source === undefined ? labels.source : labels.visual}
        </button>
      </div>
      <div className={styles.notices} role="status">
        {isKept && source !== undefined ? <p>{labels.kept}</p> : null}
        {pictures.busyText === undefined ? null : <p>{pictures.busyText}</p>}
        {pictures.fault === undefined ? null : <p>{`${labels.uploadFailed}: ${pictures.fault}`}</p>}
        {lost === 0 ? null : <p>{labels.lostPictures(lost)}</p>}
        {source === undefined ? (
          <PictureNotices doc={state.doc} disabled={disabled} run={run} onDescribe={describe} />
        ) : null}
      </div>
      {asking === undefined ? null : (
        <InsertDialog
          {...props}
          asking={asking}
          onCommand={run}
          onClose={() => {
            setAsking(undefined);
            view.current?.focus();
          }}
        />
      )}
    </div>
  );
}
