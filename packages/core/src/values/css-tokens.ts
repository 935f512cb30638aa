/// <reference path="./css-tree.d.ts" />
import { tokenize } from 'css-tree/tokenizer';

/** A piece of CSS: its type, and where it stands in the text. */
export interface Token {
  type: number;
  start: number;
  end: number;
}

/** What is wrong with CSS, and where, line and column counted from 1. */
export interface CssIssue {
  message: string;
  line: number;
  column: number;
}

/** A fault by its place in the text. */
export interface CssIssueAt {
  at: number;
  message: string;
}

/** The types of pieces, as the tokenizer numbers them. */
export const TOKEN = {
  ident: 1,
  function: 2,
  atKeyword: 3,
  string: 5,
  badString: 6,
  url: 7,
  badUrl: 8,
  delim: 9,
  whitespace: 13,
  cdo: 14,
  cdc: 15,
  colon: 16,
  semicolon: 17,
  comma: 18,
  leftSquare: 19,
  rightSquare: 20,
  leftParen: 21,
  rightParen: 22,
  leftCurly: 23,
  rightCurly: 24,
  comment: 25,
} as const;

/** What opens a bracket, and what closes it. */
export const CLOSING_BRACKET: Readonly<Record<number, number>> = {
  [TOKEN.function]: TOKEN.rightParen,
  [TOKEN.leftParen]: TOKEN.rightParen,
  [TOKEN.leftSquare]: TOKEN.rightSquare,
  [TOKEN.leftCurly]: TOKEN.rightCurly,
};
/** How deep brackets may stand in each other. */
const MAX_DEPTH = 40;
const CLOSED_STRING = /^(["'])(?:\\[\s\S]|(?!\1)[^\\])*\1$/;

/** The pieces of CSS. */
export function tokenizeCss(css: string): Token[] {
  const tokens: Token[] = [];
  tokenize(css, (type, start, end) => void tokens.push({ type, start, end }));
  return tokens;
}

/** Whether a piece is a blank or a comment. */
export function isBlank(token: Token | undefined): boolean {
  return token?.type === TOKEN.whitespace || token?.type === TOKEN.comment;
}

/** Whether a piece closes a bracket. */
export function isCloser({ type }: Token): boolean {
  return type === TOKEN.rightParen || type === TOKEN.rightSquare || type === TOKEN.rightCurly;
}

/** Brackets and quotes that do not fit, and what can never stand in a style sheet. */
export function bracketIssues(css: string, tokens: readonly Token[]): CssIssueAt[] {
  const torn = tokens.flatMap((token) => {
    const message = malformedTokenMessage(css, token);
    return message === undefined ? [] : [{ at: token.start, message }];
  });
  // What is torn takes in what comes after it, brackets too.
  return torn.length > 0 ? torn : [...unmatchedBrackets(css, tokens)];
}

function malformedTokenMessage(css: string, { type, start, end }: Token): string | undefined {
  if (type === TOKEN.badUrl) return 'This address is not well-formed';
  if (type === TOKEN.badString) return 'This quotation is not closed on its line';
  if (type === TOKEN.cdo || type === TOKEN.cdc) return 'HTML has no place in CSS';
  if (end < css.length) return undefined;
  // At the end of the text everything that is open counts as closed, but more may come behind it.
  const text = css.slice(start, end);
  if (type === TOKEN.string && !CLOSED_STRING.test(text)) return 'This quotation is never closed';
  if (type === TOKEN.url && !text.endsWith(')')) return 'This address is never closed';
  if (type === TOKEN.comment && !/^\/\*[\s\S]*\*\/$/.test(text)) return 'This comment is never closed';
  return text.endsWith('\\') ? 'A \\ has no place at the end' : undefined;
}

function* unmatchedBrackets(css: string, tokens: readonly Token[]): Iterable<CssIssueAt> {
  const open: Token[] = [];
  for (const token of tokens) {
    const { type, start: at } = token;
    if (CLOSING_BRACKET[type] !== undefined) {
      open.push(token);
      if (open.length <= MAX_DEPTH) continue;
      yield { at, message: `Brackets stand in each other more than ${MAX_DEPTH} deep` };
      return;
    }
    if (!isCloser(token)) continue;
    const last = open.pop();
    if (last !== undefined && CLOSING_BRACKET[last.type] === type) continue;
    yield { at, message: `This '${css.slice(at, at + 1)}' closes nothing that is open` };
    return;
  }
  for (const { start, end } of open)
    yield { at: start, message: `'${css.slice(end - 1, end)}' is never closed` };
}

/** The fault with its line and column. */
export function withLineAndColumn(css: string, { at, message }: CssIssueAt): CssIssue {
  const before = css.slice(0, at).split(/\r\n|[\r\n\f]/);
  return { message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
