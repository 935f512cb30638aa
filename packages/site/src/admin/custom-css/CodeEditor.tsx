import { adminLabels } from '@croupier/core/messages';
import { LazyPart, lazyPart } from '@croupier/ui/admin';
import type { CodeEditorProps } from './code-editor-props.js';
import styles from './custom-css.module.css';

// The editor is larger than all the rest of its screen.
const CodeMirrorEditor = lazyPart(async () => (await import('./CodeMirrorEditor.js')).CodeMirrorEditor);

/** CSS with colors, suggestions and faults at their lines. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <LazyPart
      fallback={
        <p role="status" className={styles.code}>
          {adminLabels.loading}
        </p>
      }
    >
      <CodeMirrorEditor {...props} />
    </LazyPart>
  );
}
