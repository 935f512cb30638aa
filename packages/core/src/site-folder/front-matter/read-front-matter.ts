import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { isPlainObject } from '../../values/plain-object.js';

/** A file with facts above its text. */
export interface FileWithFacts {
  /** Undefined where nothing stands above the text. */
  facts: Record<string, unknown> | undefined;
  text: string;
  /** Why the facts cannot be read. */
  fault?: string;
}

const FENCE = /^(---|\+\+\+)[ \t]*\n/;
/** Facts are a page at most; what is longer is none. */
const MAX_LENGTH = 256 * 1024;
/** Names may stand for earlier values a few times, and never multiply without end. */
const MAX_ALIASES = 20;

/** Takes a file apart into its facts, YAML between `---` or TOML between `+++`, and its text. */
export function readFrontMatter(file: string): FileWithFacts {
  const content = file.replace(/^\u{feff}/u, '').replace(/\r\n?/g, '\n');
  const [opening = '', fence = ''] = FENCE.exec(content) ?? [];
  if (fence === '') return { facts: undefined, text: content };
  const start = opening.length;
  const end = endOf(content, fence, start);
  if (end === undefined) return { facts: undefined, text: content };
  const written = content.slice(start, end.at);
  const text = content.slice(end.next);
  if (written.length > MAX_LENGTH)
    return { facts: undefined, text, fault: 'what stands above the text is too long' };
  try {
    const facts =
      fence === '---'
        ? parseYaml(written, { maxAliasCount: MAX_ALIASES, logLevel: 'error' })
        : parseToml(written);
    if (facts === null || facts === undefined) return { facts: {}, text };
    if (isPlainObject(facts)) return { facts: { ...facts }, text };
    return { facts: undefined, text, fault: 'what stands above the text names nothing' };
  } catch (error) {
    const [why = ''] = (error as Error).message.split('\n');
    return { facts: undefined, text, fault: why };
  }
}

/** Where the facts end, and the text begins. */
function endOf(content: string, fence: string, start: number): { at: number; next: number } | undefined {
  for (let at = start; at < content.length; ) {
    const next = content.indexOf('\n', at);
    const line = content.slice(at, next < 0 ? undefined : next).trimEnd();
    if (line === fence) return { at, next: next < 0 ? content.length : next + 1 };
    if (next < 0) return undefined;
    at = next + 1;
  }
  return undefined;
}
