import { cleanPastedHtml, dataPicturesIn } from '@croupier/core/html';
import type { EditorView } from 'prosemirror-view';
import { sliceOf } from './document-html.js';
import { holdPlace, insertAtPlace, type PlaceId, releasePlace } from './insertion-places.js';
import { htmlOfMarkdown, isMarkdown } from './pasted-markdown.js';
import { isVideoAddress } from './record-commands.js';

/** Called with what a paste or a drop brings beside text. */
export interface PasteCallbacks {
  /** Pictures, to be stored and put at a place that is kept for them. */
  onPictures: (view: EditorView, files: File[], place: PlaceId) => void;
  /** Stores pictures that came as data URLs, and returns the address of each that could be. */
  storePictures: (urls: string[]) => Promise<ReadonlyMap<string, string>>;
  /** The address of a video, pasted where nothing else stands; the text gets it too. */
  onVideo: (address: string) => void;
  /** Pictures of what was copied that are on the machine of whoever copied. */
  onLostPictures: (count: number) => void;
}

/** Takes what is pasted or dropped: clean, and without having HTML parsed by the browser. */
export function pasteHandlers({ onPictures, storePictures, onVideo, onLostPictures }: PasteCallbacks) {
  const take = (view: EditorView, brought: DataTransfer | null, at: number | undefined): boolean => {
    if (brought === null || view.state.selection.$from.parent.type.spec.code === true) return false;
    const html = brought.getData('text/html');
    const pictures = [...brought.files].filter(({ type }) => type.startsWith('image/'));
    // A program that copies a text beside its picture means the text.
    if (pictures.length > 0 && !/<(?:p|h[1-6]|ul|ol|table|b|span)[\s>]/i.test(html)) {
      onPictures(view, pictures, holdPlace(view, at));
      return true;
    }
    const text = brought.getData('text/plain').trim();
    if (at === undefined && isVideoAddress(text) && view.state.selection.$from.parent.content.size === 0) {
      view.dispatch(view.state.tr.insertText(text).scrollIntoView());
      onVideo(text);
      return true;
    }
    if (html === '') return takeMarkdown(view, brought.getData('text/plain'), at);
    takeHtml(view, html, holdPlace(view, at));
    return true;
  };
  const takeHtml = (view: EditorView, html: string, place: PlaceId) => {
    const data = dataPicturesIn(html);
    if (data.length === 0) insert(view, html, place);
    else void storePictures(data).then((stored) => insert(view, html, place, stored));
  };
  const takeMarkdown = (view: EditorView, text: string, at: number | undefined): boolean => {
    if (!isMarkdown(text)) return false;
    const place = holdPlace(view, at);
    void htmlOfMarkdown(text).then(
      (html) => takeHtml(view, html, place),
      () => releasePlace(view, place),
    );
    return true;
  };
  const insert = (view: EditorView, html: string, place: PlaceId, stored?: ReadonlyMap<string, string>) => {
    if (view.isDestroyed) return;
    const { html: clean, lostPictures } = cleanPastedHtml(html, stored);
    const transaction = insertAtPlace(view, place, sliceOf(clean));
    view.dispatch(transaction.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
    onLostPictures(lostPictures);
  };
  let isPlain = false;
  return {
    keydown(_view: EditorView, event: KeyboardEvent) {
      isPlain = event.shiftKey && event.key.toLowerCase() === 'v';
      return false;
    },
    paste(view: EditorView, event: ClipboardEvent) {
      const staysPlain = isPlain;
      isPlain = false;
      if (staysPlain || !view.editable || !take(view, event.clipboardData, undefined)) return false;
      event.preventDefault();
      return true;
    },
    drop(view: EditorView, event: DragEvent) {
      if (view.dragging !== null || !view.editable) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      if (!take(view, event.dataTransfer, at)) return false;
      event.preventDefault();
      return true;
    },
  };
}
