/// <reference path="./css-tree.d.ts" />
import { tokenize } from 'css-tree/tokenizer';

/** A CSS token: its type and position. */
export interface Token {
  type: number;
  start: number;
  end: number;
}

/** An error in CSS; line and column count from 1. */
export interface CssIssue {
  message: string;
  line: number;
  column: number;
}

/** An error by its offset. */
export interface CssIssueAt {
  at: number;
  message: string;
}

/** Token types, numbered as in css-tree. */
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

/** Opening brackets and their closing counterparts. */
export const CLOSING_BRACKET: Readonly<Record<number, number>> = {
  [TOKEN.function]: TOKEN.rightParen,
  [TOKEN.leftParen]: TOKEN.rightParen,
  [TOKEN.leftSquare]: TOKEN.rightSquare,
  [TOKEN.leftCurly]: TOKEN.rightCurly,
};
/** Maximum nesting depth of brackets. */
const MAX_DEPTH = 40;
const CLOSED_STRING = /^(["'])(?:\\[\s\S]|(?!\1)[^\\])*\1$/;

/** Splits CSS into tokens. */
export function tokenizeCss(css: string): Token[] {
  const tokens: Token[] = [];
  tokenize(css, (type, start, end) => void tokens.push({ type, start, end }));
  return tokens;
}

/** Whether a token is whitespace or a comment. */
export function isBlank(token: Token | undefined): boolean {
  return token?.type === TOKEN.whitespace || token?.type === TOKEN.comment;
}

/** Whether a token is a closing bracket. */
export function isCloser({ type }: Token): boolean {
  return type === TOKEN.rightParen || type === TOKEN.rightSquare || type === TOKEN.rightCurly;
}

/** Unbalanced brackets and quotes, and tokens that are never valid in a style sheet. */
export function bracketIssues(css: string, tokens: readonly Token[]): CssIssueAt[] {
  const torn = tokens.flatMap((token) => {
    const message = malformedTokenMessage(css, token);
    return message === undefined ? [] : [{ at: token.start, message }];
  });
  // A malformed token swallows the brackets after it.
  return torn.length > 0 ? torn : [...unmatchedBrackets(css, tokens)];
}

function malformedTokenMessage(css: string, { type, start, end }: Token): string | undefined {
  if (type === TOKEN.badUrl) return 'This address is not well-formed';
  if (type === TOKEN.badString) return 'This quotation is not closed on its line';
  if (type === TOKEN.cdo || type === TOKEN.cdc) return 'HTML has no place in CSS';
  if (end < css.length) return undefined;
  // CSS closes open tokens at the end of the text, but other CSS may be appended.
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

/** Adds line and column to an error. */
export function withLineAndColumn(css: string, { at, message }: CssIssueAt): CssIssue {
  const before = css.slice(0, at).split(/\r\n|[\r\n\f]/);
  return { message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
