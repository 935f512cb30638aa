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

/** A fault of CSS, or what of it is overruled, as the core tells it. */
export interface CssIssue {
  line: number;
  column: number;
  message: string;
  /** True for what is no fault. */
  isHint?: boolean;
}
