import { type SequencePart, sequenceDiff } from './sequence-diff.js';

/** A part of a text: in both versions, only in the earlier, or only in the later one. */
export interface TextPart {
  kind: SequencePart<string>['kind'];
  text: string;
}

/** A paragraph with what ends it; then a word, what stands between words, or a sign. */
const PARAGRAPH = /.*?(?:\n+|$)/gsu;
const WORD = /[\p{L}\p{N}\p{M}_'’-]+|\s+|[^\p{L}\p{N}\p{M}_'’\s-]/gu;

/** What differs between two versions of a text, word by word within the paragraphs that differ. */
export function wordChanges(before: string, after: string): TextPart[] {
  const paragraphs = sequenceDiff(partsOf(before, PARAGRAPH), partsOf(after, PARAGRAPH));
  const parts = paragraphs.flatMap(({ kind, items }, at): TextPart[] => {
    const next = paragraphs[at + 1];
    if (kind === 'removed' && next?.kind === 'added')
      return sequenceDiff(partsOf(items.join(''), WORD), partsOf(next.items.join(''), WORD)).map(toText);
    if (kind === 'added' && paragraphs[at - 1]?.kind === 'removed') return [];
    return [toText({ kind, items })];
  });
  return withoutCrumbs(parts);
}

function toText({ kind, items }: SequencePart<string>): TextPart {
  return { kind, text: items.join('') };
}

/** Blanks and signs between two changed words are part of the change: a sentence that is new reads as one. */
function withoutCrumbs(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed.trim() !== '') joined.push({ kind: 'removed', text: removed });
    if (added !== '') joined.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  parts.forEach(({ kind, text }, at) => {
    const isCrumb = at > 0 && at < parts.length - 1 && /^[ \t]+$/.test(text);
    if (kind === 'removed' || (kind === 'same' && isCrumb)) removed += text;
    if (kind === 'added' || (kind === 'same' && isCrumb)) added += text;
    if (kind !== 'same' || isCrumb) return;
    flush();
    joined.push({ kind, text });
  });
  flush();
  return joined;
}

function partsOf(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).filter((part) => part !== '');
}
