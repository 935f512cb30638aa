import { adminLabels } from '@croupier/core/messages';
import { LazyPart, lazyPart } from '@croupier/ui/admin';

/** A fault of CSS, as the core tells it. */
export interface CssIssue {
  line: number;
  column: number;
  message: string;
}

/** The props of the editor. */
export interface CodeEditorProps {
  label: string;
  value: string;
  /** Called with the text as it is typed; without it the text cannot be changed. */
  onChange?: (text: string) => void;
  /** The faults of a text. */
  check?: (text: string) => Promise<readonly CssIssue[]>;
  /** What the text is compared with. */
  original?: string;
}

// The editor is larger than all the rest of its screen.
const CodeMirrorEditor = lazyPart(async () => (await import('./CodeMirrorEditor.js')).CodeMirrorEditor);

/** CSS with colors, suggestions and faults at their lines. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <LazyPart fallback={<p role="status">{adminLabels.loading}</p>}>
      <CodeMirrorEditor {...props} />
    </LazyPart>
  );
}
