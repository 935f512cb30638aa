import { isSitePath } from '../addresses/web-address.js';
import { type CssIssueAt, TOKEN, type Token } from './css-tokens.js';

/** Functions whose string arguments are URLs that browsers fetch. */
const URL_FUNCTIONS = /^(?:url|src|image|(?:-webkit-)?image-set|(?:-webkit-)?cross-fade)$/;
/** Functions that substitute values from elsewhere, which cannot be checked here. */
const SUBSTITUTION_FUNCTIONS = /^(?:var|attr|env|if|inherit)$/;
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

/** Reports URLs to other sites, and constructs that could hide one. */
export function* cssUrlIssues(css: string, tokens: readonly Token[]): Iterable<CssIssueAt> {
  const functions: string[] = [];
  for (const { type, start: at, end } of tokens) {
    const text = css.slice(at, end);
    if (type === TOKEN.url) {
      const fault = urlIssue(text.replace(/^[^(]*\(\s*/, '').replace(/\s*\)?$/, ''));
      if (fault !== undefined) yield { at, message: fault };
    } else if (type === TOKEN.function || type === TOKEN.leftParen) {
      const name = text.slice(0, -1).toLowerCase();
      if (name.includes('\\')) yield { at, message: 'The name of a function must be written without \\' };
      if (name === 'expression') yield { at, message: 'expression() has no place here' };
      const holder = functions.findLast((one) => URL_FUNCTIONS.test(one));
      if (holder !== undefined && SUBSTITUTION_FUNCTIONS.test(name)) {
        yield { at, message: `${name}() must not stand within ${holder}()` };
      }
      functions.push(name);
    } else if (type === TOKEN.rightParen) functions.pop();
    else if (type === TOKEN.string && URL_FUNCTIONS.test(functions.at(-1) ?? '')) {
      const fault = urlIssue(text.slice(1, -1));
      if (fault !== undefined) yield { at, message: fault };
    }
  }
}

function urlIssue(address: string): string | undefined {
  if (address.includes('\\')) return 'An address must be written without \\';
  if (/^#[\w-]+$/.test(address) || isSitePath(address) || PICTURE.test(address)) return undefined;
  const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
  return `'${shown}' leads away from this site; only paths that begin with / and data:image/… may stand here`;
}
