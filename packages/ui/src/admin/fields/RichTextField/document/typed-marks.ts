import { InputRule } from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import { editorSchema } from './editor-schema.js';

const { strong, em, strike, code } = editorSchema.marks as Readonly<Record<string, MarkType>>;

/** What is typed between these signs, as in Markdown, gets a mark when the last sign is typed. */
export const TYPED_MARKS: InputRule[] = [
  typedMark(/(?:^|\s)(\*\*([^\s*](?:[^*]*[^\s*])?)\*\*)$/, strong as MarkType),
  typedMark(/(?:^|\s)(\*([^\s*](?:[^*]*[^\s*])?)\*)$/, em as MarkType),
  typedMark(/(?:^|\s)(~~([^\s~](?:[^~]*[^\s~])?)~~)$/, strike as MarkType),
  typedMark(/(?:^|\s)(`([^`]+)`)$/, code as MarkType),
];

/** `pattern` takes the whole with its signs, and what stands between them. */
function typedMark(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, _from, to) => {
    const [, whole = '', text = ''] = match;
    // The last sign is not in the text yet.
    const from = to - (whole.length - 1);
    const { tr } = state;
    if (!state.doc.resolve(to).parent.type.allowsMarkType(type)) return null;
    tr.delete(from, to).insertText(text, from);
    return tr.addMark(from, from + text.length, type.create({ attributes: {} })).removeStoredMark(type);
  });
}
