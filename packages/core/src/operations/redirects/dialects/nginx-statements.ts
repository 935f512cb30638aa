/** A statement of a configuration of nginx. */
export interface NginxStatement {
  /** Counted from 1. */
  line: number;
  words: string[];
  /** The statements between its braces. */
  block: NginxStatement[];
}

/** How deep blocks may stand in each other. */
const MAX_DEPTH = 20;
const ESCAPED = /\\(["'\\])/g;

/** Whether a file begins as a configuration of nginx does. */
export function isNginxFile(start: string): boolean {
  const first = start.split(/\r?\n/).find((line) => !/^\s*(?:#|$)/.test(line)) ?? '';
  return (
    /^\s*(?:(?:rewrite|return|location|if|map)\s.*[;{]|[a-z_]+(?:\s[^,]*)?[;{]|server\s*$)/.test(first) &&
    /(?:^|[{};])\s*(?:rewrite\s+\S+\s+\S+|return\s+\S+|location\s+\S)/m.test(start)
  );
}

/** The statements of a configuration; a brace that is not closed ends with the file. */
export function nginxStatements(text: string): NginxStatement[] {
  const root: NginxStatement = { line: 1, words: [], block: [] };
  const open = [root];
  let at: NginxStatement = { line: 0, words: [], block: [] };
  for (const { word, mark, line } of nginxTokens(text)) {
    if (word !== undefined) {
      if (at.words.length === 0) at.line = line;
      at.words.push(word);
      continue;
    }
    if (mark === '}') {
      if (open.length > 1) open.pop();
    } else if (at.words.length > 0) {
      open.at(-1)?.block.push(at);
      if (mark === '{' && open.length < MAX_DEPTH) open.push(at);
    }
    at = { line: 0, words: [], block: [] };
  }
  return root.block;
}

interface Token {
  line: number;
  word?: string;
  mark?: string;
}

/** Words, and the marks that end statements. */
function* nginxTokens(text: string): Generator<Token> {
  const pattern =
    /\n|#[^\n]*|[;{}]|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(?:\\.|[^\s;{}\\])(?:\\.|\$\{|[^\s;{\\])*/gs;
  let line = 1;
  for (const { 0: found, 1: double, 2: single } of text.matchAll(pattern)) {
    const quoted = double ?? single;
    if (found === '\n') line++;
    else if (found.startsWith('#')) continue;
    else if (quoted !== undefined) yield { line, word: quoted.replace(ESCAPED, '$1') };
    else if (/^[;{}]$/.test(found)) yield { line, mark: found };
    else yield { line, word: found.replace(ESCAPED, '$1') };
    if (found !== '\n') line += found.split('\n').length - 1;
  }
}
