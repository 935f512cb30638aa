import {
  bracketIssues,
  CLOSING_BRACKET,
  isBlank,
  isCloser,
  TOKEN,
  type Token,
  tokenizeCss,
} from './css-tokens.js';

/** A node of parsed CSS, including nested rules. `text` has no comments; `source` is the original text. */
export type CssItem =
  | { is: 'declaration'; at: number; text: string; source: string }
  | { is: 'rule'; at: number; text: string; source: string; items: CssItem[] }
  | { is: 'at-rule'; at: number; name: string; text: string; items: CssItem[] | undefined }
  | { is: 'stray'; at: number; message: string };

/** At-rules that contain rules, which are scoped like all others. */
export const CONTAINER_AT_RULES = ['media', 'supports', 'container', 'layer', 'scope', 'starting-style'];

/** The items of any style sheet; none where a bracket or a quotation is not closed. */
export function readStyleSheet(css: string): CssItem[] {
  const tokens = tokenizeCss(css);
  return bracketIssues(css, tokens).length > 0 ? [] : parseCssItems(css, tokens);
}

/** Parses a style sheet with balanced brackets. */
export function parseCssItems(css: string, tokens: readonly Token[]): CssItem[] {
  return readItems({ css, tokens, from: 0, end: tokens.length }, false);
}

interface TokenRange {
  css: string;
  tokens: readonly Token[];
  from: number;
  end: number;
}

/** Parses a range of tokens; declarations occur only within rules. */
function readItems({ css, tokens, from, end }: TokenRange, isInRule: boolean): CssItem[] {
  const items: CssItem[] = [];
  for (let i = from; i < end; ) {
    const first = tokens[i] as Token;
    if (isBlank(first) || (isInRule && first.type === TOKEN.semicolon)) {
      i++;
      continue;
    }
    const at = first.start;
    const isCustom = isInRule && isDeclared(tokens, i, end) && css.startsWith('--', at);
    const edge = blockOrSemicolonIndex(tokens, i, end, isCustom);
    const hasBlock = !isCustom && edge < end && tokens[edge]?.type === TOKEN.leftCurly;
    const close = hasBlock ? closeOf(tokens, edge) : edge;
    const inside = { css, tokens, from: edge + 1, end: close };
    const source = css.slice(at, tokens[edge]?.start ?? css.length);
    const text = textWithoutComments(css, tokens.slice(i, edge));
    if (first.type === TOKEN.atKeyword) {
      const name = css.slice(at + 1, first.end).toLowerCase();
      const holdsDeclarations =
        isInRule || !(CONTAINER_AT_RULES.includes(name) || name.endsWith('keyframes'));
      items.push({
        is: 'at-rule',
        at,
        name,
        text: textWithoutComments(css, tokens.slice(i + 1, edge)),
        items: hasBlock ? readItems(inside, holdsDeclarations) : undefined,
      });
    } else if (hasBlock) items.push({ is: 'rule', at, text, source, items: readItems(inside, true) });
    else if (isInRule && isDeclared(tokens, i, edge)) items.push({ is: 'declaration', at, text, source });
    else items.push({ is: 'stray', at, message: strayMessage(text, isInRule) });
    i = close + 1;
  }
  return items;
}

function strayMessage(text: string, isInRule: boolean): string {
  if (text === '') return 'A ; has no place between rules';
  return `'${text.slice(0, 60)}' is ${isInRule ? 'no declaration: the : is missing' : 'no rule: the { is missing'}`;
}

/**
 * The index of the first block or semicolon outside of brackets; `end` if there is none. In a
 * custom property, only a semicolon counts.
 */
function blockOrSemicolonIndex(
  tokens: readonly Token[],
  from: number,
  end: number,
  isCustom: boolean,
): number {
  for (let i = from; i < end; i++) {
    const { type } = tokens[i] as Token;
    if (type === TOKEN.semicolon || (type === TOKEN.leftCurly && !isCustom)) return i;
    if (CLOSING_BRACKET[type] !== undefined) i = closeOf(tokens, i);
  }
  return end;
}

/** Whether the tokens begin with a name and a colon. */
function isDeclared(tokens: readonly Token[], from: number, end: number): boolean {
  if (tokens[from]?.type !== TOKEN.ident) return false;
  let i = from + 1;
  while (i < end && isBlank(tokens[i])) i++;
  return i < end && tokens[i]?.type === TOKEN.colon;
}

/** The index of the matching closing bracket. */
function closeOf(tokens: readonly Token[], opener: number): number {
  let depth = 0;
  for (let i = opener; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (CLOSING_BRACKET[token.type] !== undefined) depth++;
    else if (isCloser(token)) depth--;
    if (depth === 0) return i;
  }
  return tokens.length;
}

function textWithoutComments(css: string, tokens: readonly Token[]): string {
  const texts = tokens.map(({ type, start, end }) =>
    type === TOKEN.comment ? '/**/' : type === TOKEN.whitespace ? ' ' : css.slice(start, end),
  );
  return texts.join('').trim();
}
