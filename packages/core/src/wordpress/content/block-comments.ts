/** A block of the block editor, as a comment opens it. */
export interface OpenedBlock {
  /** Such as `embed` or `acf/offer`; those of WordPress itself have no prefix. */
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  /** Whether nothing stands in it: what it shows is made as the page is. */
  isEmpty: boolean;
}

const [START, END] = ['<!--', '-->'];
const BLOCK = /^\s+(\/?)wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)(?=[\s/]|$)/;

/** Whether a text was written in the block editor. */
export function hasBlocks(html: string): boolean {
  return html.includes('<!-- wp:');
}

/** A text without the comments of the block editor; in place of each that opens a block stands what `replace` says. */
export function withoutBlockComments(html: string, replace: (block: OpenedBlock) => string): string {
  let result = '';
  let at = 0;
  for (;;) {
    const start = html.indexOf(START, at);
    const end = start < 0 ? -1 : html.indexOf(END, start);
    if (end < 0) return result + html.slice(at);
    result += html.slice(at, start);
    at = end + END.length;
    const comment = html.slice(start + START.length, end);
    const [head, slash, name] = BLOCK.exec(comment) ?? [];
    if (head === undefined || name === undefined) result += html.slice(start, at);
    else if (slash === '') result += replace(openedBlock(name, comment.slice(head.length).trim()));
  }
}

function openedBlock(name: string, rest: string): OpenedBlock {
  const isEmpty = rest.endsWith('/');
  return { name, attributes: attributesOf(isEmpty ? rest.slice(0, -1) : rest), isEmpty };
}

function attributesOf(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
