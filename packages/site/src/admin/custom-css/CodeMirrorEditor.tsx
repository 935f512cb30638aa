import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css, cssLanguage } from '@codemirror/lang-css';
import {
  bracketMatching,
  defaultHighlightStyle,
  HighlightStyle,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { CodeEditorProps, CssIssue } from './code-editor-props.js';
import styles from './custom-css.module.css';
import { siteCssNames } from './site-css-names.js';

/** CSS with colors, suggestions and faults at their lines. Its styles live in a shadow root, apart from the page's. */
export function CodeMirrorEditor({ label, value, onChange, check, original }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ onChange, check });
  useEffect(() => {
    latest.current = { onChange, check };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: later texts are put into the editor that there is
  useEffect(() => {
    const place = host.current;
    if (place === null) return undefined;
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: value,
        extensions: [
          ...SHARED,
          EditorView.darkTheme.of(getComputedStyle(place).colorScheme === 'dark'),
          EditorView.contentAttributes.of({ 'aria-label': label }),
          ...(original === undefined ? [] : [unifiedMergeView({ original, mergeControls: false })]),
          ...(onChange === undefined
            ? [EditorState.readOnly.of(true)]
            : [
                history(),
                autocompletion(),
                lintGutter(),
                linter(async ({ state }) =>
                  diagnostics(state, (await latest.current.check?.(textOf(state))) ?? []),
                ),
                keymap.of([...completionKeymap, ...historyKeymap]),
                EditorView.updateListener.of(({ docChanged, state }) => {
                  if (docChanged) latest.current.onChange?.(textOf(state));
                }),
              ]),
          keymap.of(defaultKeymap),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, original]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || textOf(editor.state) === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  return <div ref={host} className={styles.code} dir="ltr" />;
}

function textOf({ doc }: EditorState): string {
  return doc.toString();
}

function diagnostics({ doc }: EditorState, faults: readonly CssIssue[]): Diagnostic[] {
  return faults.map(({ line, column, message, isHint = false }) => {
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    return { from: Math.min(from + column - 1, to), to, severity: isHint ? 'info' : 'error', message };
  });
}

/** The tokens and classes of the site, where one of them is begun. */
function completeSiteCssNames(context: CompletionContext) {
  const word = context.matchBefore(/(--|\.)[\w-]*/);
  if (word === null) return null;
  const { tokens, classes } = siteCssNames();
  const isToken = word.text.startsWith('--');
  return {
    from: word.from,
    options: (isToken ? tokens : classes).map((label) => ({ label, type: isToken ? 'variable' : 'class' })),
  };
}

/** The default highlight style, with its colors made lighter where the page is dark. */
const highlightStyle = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) =>
    spec.color === undefined
      ? spec
      : { ...spec, color: `light-dark(${spec.color}, color-mix(in srgb, ${spec.color} 35%, white))` },
  ),
);

const SHARED: Extension[] = [
  lineNumbers(),
  drawSelection(),
  bracketMatching(),
  syntaxHighlighting(highlightStyle),
  css(),
  cssLanguage.data.of({ autocomplete: completeSiteCssNames }),
  EditorView.lineWrapping,
  EditorView.theme({
    '&': {
      height: '100%',
      backgroundColor: 'var(--cr-surface)',
      color: 'var(--cr-ink)',
      fontSize: '0.9375rem',
    },
    '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.5' },
    '&.cm-focused': { outline: '2px solid var(--cr-focus)', outlineOffset: '-2px' },
    '.cm-gutters': { color: 'var(--cr-ink-soft)', backgroundColor: 'var(--cr-sunken)' },
  }),
];
