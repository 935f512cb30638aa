import { cleanPastedHtml } from '@croupier/core/html';
import type { EditorView } from 'prosemirror-view';
import { sliceOf } from './document-html.js';

/** Called with what a paste or a drop brings beside text. */
export interface PasteCallbacks {
  /** Pictures, to be stored. */
  onPictures: (view: EditorView, files: File[], at: number | undefined) => void;
  /** Pictures of what was copied that are on the machine of whoever copied. */
  onLostPictures: (count: number) => void;
}

/** Takes what is pasted or dropped: clean, and without having HTML parsed by the browser. */
export function pasteHandlers({ onPictures, onLostPictures }: PasteCallbacks) {
  const take = (view: EditorView, data: DataTransfer | null, at: number | undefined): boolean => {
    if (data === null || view.state.selection.$from.parent.type.spec.code === true) return false;
    const html = data.getData('text/html');
    const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
    // A program that copies a text beside its picture means the text.
    if (pictures.length > 0 && !/<(?:p|h[1-6]|ul|ol|table|b|span)[\s>]/i.test(html)) {
      onPictures(view, pictures, at);
      return true;
    }
    if (html === '') return false;
    const { html: clean, lostPictures } = cleanPastedHtml(html);
    const { tr } = view.state;
    const slice = sliceOf(clean);
    if (at === undefined) tr.replaceSelection(slice);
    else tr.replaceRange(at, at, slice);
    view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
    onLostPictures(lostPictures);
    return true;
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
