'use client';

import { readingMinutes, sanitizeHtml, textLength } from '@croupier/core/html';
import { adminFormLabels, richTextLabels as labels, messages } from '@croupier/core/messages';
import { CodeXml } from 'lucide-react';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useDeferredValue, useMemo, useState } from 'react';
import { fileOfDataUrl } from '../ImageField/data-url.js';
import { useImageFiles } from '../ImageField/use-image-files.js';
import { holdsWholly } from './document/document-html.js';
import {
  type LinkTarget,
  linkTarget,
  setImage,
  setLink,
  undescribedImages,
} from './document/editor-commands.js';
import { attributesIn } from './document/editor-schema.js';
import type { HtmlAttributes } from './document/html-attributes.js';
import { insertAtPlace, type PlaceId, picturesOf, releasePlace } from './document/insertion-places.js';
import { EditorToolbar } from './EditorToolbar.js';
import { LARGEST_IMAGE, type RichTextEditorProps } from './editor-props.js';
import { HtmlSource, readableSource } from './HtmlSource.js';
import { ImageDialog } from './ImageDialog.js';
import { LinkDialog } from './LinkDialog.js';
import styles from './RichTextEditor.module.css';
import { useEditorView } from './use-editor-view.js';

type Asking = { what: 'link'; link: LinkTarget } | { what: 'image'; attributes: HtmlAttributes };

/** The editor of a text: as it is shown, or as its HTML. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onUpload, isDisabled } = props;
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
    const files = urls.map((url) => fileOfDataUrl(url, adminFormLabels.image.pasted));
    const addresses = await takeEach(files);
    return new Map(
      urls.flatMap((url, i) => {
        const address = addresses[i];
        return address === undefined ? [] : [[url, address] as const];
      }),
    );
  }
  const askForLink = () => setAsking({ what: 'link', link: linkTarget(editor.state) });
  const editor = useEditorView({
    ...props,
    isShown: source === undefined,
    onLink: askForLink,
    brought: {
      onPictures: (view, files, place) => void addPictures(view, files, place),
      storePictures,
      onLostPictures: setLost,
    },
  });
  const { state, run, view } = editor;
  const undescribed = useMemo(() => undescribedImages(state.doc), [state.doc]);

  function askForImage() {
    const { selection } = state;
    const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'image';
    setAsking({ what: 'image', attributes: isPicture ? attributesIn(selection.node) : {} });
  }
  function describe() {
    const [at] = undescribed;
    const node = at === undefined ? null : state.doc.nodeAt(at);
    if (at === undefined || node === null || view.current === null) return;
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
    <div className={styles.root} data-invalid={props.isInvalid} aria-busy={loading}>
      {source === undefined ? (
        <EditorToolbar
          state={state}
          isDisabled={isDisabled}
          controls={props.id}
          onCommand={run}
          onLink={askForLink}
          onImage={askForImage}
        />
      ) : (
        <HtmlSource
          id={props.id}
          label={props.label}
          describedBy={props.describedBy}
          value={source}
          isDisabled={isDisabled}
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
        data-disabled={isDisabled}
      />
      <div className={styles.foot}>
        <TextLength html={value} />
        <button
          type="button"
          className={styles.switch}
          disabled={isDisabled || loading}
          title={loading ? adminFormLabels.image.busy : undefined}
          onClick={toggleSource}
        >
          <CodeXml aria-hidden="true" className={styles.icon} />
          {source === undefined ? labels.source : labels.visual}
        </button>
      </div>
      <div className={styles.notices} role="status">
        {isKept && source !== undefined ? <p>{labels.kept}</p> : null}
        {loading ? <p>{adminFormLabels.image.busy}</p> : null}
        {fault === undefined ? null : <p>{`${labels.uploadFailed}: ${fault}`}</p>}
        {lost === 0 ? null : <p>{labels.lostPictures(lost)}</p>}
        {undescribed.length === 0 || source !== undefined ? null : (
          <p>
            {labels.undescribed(undescribed.length)}{' '}
            <button type="button" className={styles.switch} onClick={describe}>
              {labels.describe}
            </button>
          </p>
        )}
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
      {asking?.what === 'image' ? (
        <ImageDialog
          attributes={asking.attributes}
          onUpload={onUpload}
          findAlt={props.findAlt}
          onClose={close}
          onApply={(attributes) => {
            run(setImage(attributes));
            close();
          }}
        />
      ) : null}
    </div>
  );
}

/** How long the text is, and how long it takes to read. */
function TextLength({ html }: { html: string }) {
  const deferred = useDeferredValue(html);
  const length = useMemo(
    () => labels.length(textLength(deferred).words, messages.readTime(readingMinutes(deferred))),
    [deferred],
  );
  return <span>{length}</span>;
}
