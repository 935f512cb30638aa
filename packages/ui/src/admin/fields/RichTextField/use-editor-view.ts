'use client';

import type { Node } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import prose from '../../../parts/RichText/RichText.module.css';
import type { FormWords } from '../../form-labels.js';
import { drawBlock } from './document/content-block.js';
import { documentOf, htmlOf } from './document/document-html.js';
import { undescribedImages } from './document/editor-commands.js';
import { type PasteCallbacks, pasteHandlers } from './document/editor-paste.js';
import { editorPlugins } from './document/editor-plugins.js';
import type { RichTextEditorProps } from './editor-props.js';
import type { SlashKeys } from './SlashMenu.js';
import { installSanitizerPolicy } from './trusted-types-policy.js';

/** A text of more characters is written out once the typing pauses, not with every key. */
const LARGE = 30_000;
const PAUSE_MS = 300;

interface EditorViewOptions extends RichTextEditorProps {
  labels: FormWords['editor'];
  /** What a menu in the text does with keys, while one is open. */
  keys: RefObject<SlashKeys | null>;
  /** False while the source is edited in its place. */
  isShown: boolean;
  onLink: () => void;
  brought: PasteCallbacks;
}

interface EditorViewParts {
  state: EditorState;
  /** Whether the state is what was just typed. */
  isTyped: boolean;
  view: RefObject<EditorView | null>;
  /** The element that the editor is put into. */
  place: RefObject<HTMLDivElement | null>;
  run: (command: Command) => void;
}

/** Keeps an editor over a value: what is typed is told, and what the app sets is shown. */
export function useEditorView(options: EditorViewOptions): EditorViewParts {
  const { value, disabled, isShown, control } = options;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  const told = useRef(value);
  const [isTyped, setTyped] = useState(false);
  const [state, setState] = useState(() => stateOf(value, () => latest.current.onLink()));

  useEffect(() => {
    latest.current = options;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view takes what changes from the effects below
  useEffect(() => {
    if (place.current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const opened = state.doc;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      const { doc } = editor.state;
      // What was undone is as it was, to the letter.
      const html = doc.eq(opened) ? value : htmlOf(doc);
      if (html === told.current) return;
      told.current = html;
      latest.current.onChange(html);
    };
    const tellSoon = (length: number) => {
      if (length < LARGE) return tell();
      clearTimeout(timer);
      timer = setTimeout(tell, PAUSE_MS);
    };
    installSanitizerPolicy();
    const editor = new EditorView(
      { mount: place.current.appendChild(document.createElement('div')) },
      {
        state,
        editable: () => !latest.current.disabled,
        attributes: () => attributesOf(latest.current),
        decorations: ({ doc }) => nameUndescribedImages(doc, latest.current.labels),
        nodeViews: { content_block: (node) => drawBlock(node, latest.current.labels.blockNames) },
        handleDOMEvents: {
          ...pasteHandlers({
            onPictures: (...given) => latest.current.brought.onPictures(...given),
            storePictures: (urls) => latest.current.brought.storePictures(urls),
            onVideo: (address) => latest.current.brought.onVideo(address),
            onLostPictures: (count) => latest.current.brought.onLostPictures(count),
          }),
          blur() {
            if (timer !== undefined) tell();
          },
        },
        handleKeyDown(_view, event) {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
          if (isPlain && latest.current.keys.current?.press(event.key) === true) return true;
          // The form is about to be sent.
          if (timer !== undefined && (event.ctrlKey || event.metaKey)) tell();
          return false;
        },
        dispatchTransaction(transaction) {
          const next = editor.state.apply(transaction);
          editor.updateState(next);
          setState(next);
          setTyped(transaction.docChanged);
          if (transaction.docChanged) tellSoon(next.doc.content.size);
        },
      },
    );
    view.current = editor;
    control.current = editor.dom;
    return () => {
      if (timer !== undefined) tell();
      editor.destroy();
      view.current = null;
    };
  }, []);

  useEffect(() => {
    const label = document.getElementById(options.labelledBy);
    const focus = () => view.current?.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [options.labelledBy]);

  // What the app sets, and what was written as HTML.
  useEffect(() => {
    const editor = view.current;
    if (editor === null || value === told.current || !isShown) return;
    told.current = value;
    const next = stateOf(value, () => latest.current.onLink());
    editor.updateState(next);
    setState(next);
    setTyped(false);
  }, [value, isShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view reads them through `latest`
  useEffect(() => {
    view.current?.setProps({});
  }, [disabled, options.isInvalid, options.describedBy, isShown]);

  return {
    state,
    isTyped,
    view,
    place,
    run(command) {
      const editor = view.current;
      if (editor === null) return;
      command(editor.state, editor.dispatch, editor);
      editor.focus();
    },
  };
}

/** Says of a picture without alternative text that it has none; it is not part of the text. */
function nameUndescribedImages(doc: Node, { faultTexts }: FormWords['editor']): DecorationSet {
  const name = { 'aria-label': faultTexts['no-alt']() };
  return DecorationSet.create(
    doc,
    undescribedImages(doc).map((at) => Decoration.node(at, at + 1, name)),
  );
}

function stateOf(html: string, onLink: () => void): EditorState {
  const openLink: Command = () => {
    onLink();
    return true;
  };
  return EditorState.create({ doc: documentOf(html), plugins: editorPlugins({ 'Mod-k': openLink }) });
}

function attributesOf(props: EditorViewOptions): Record<string, string> {
  return {
    ...(props.isShown ? { id: props.id } : {}),
    class: prose.root as string,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': props.labelledBy,
    ...(props.describedBy === undefined ? {} : { 'aria-describedby': props.describedBy }),
    ...(props.isInvalid ? { 'aria-invalid': 'true' } : {}),
    ...(props.isRequired ? { 'aria-required': 'true' } : {}),
    ...(props.disabled ? { 'aria-disabled': 'true' } : {}),
    dir: 'auto',
    ...props.keys.current?.attributes,
  };
}
