import { OPTIONAL_END_TAGS } from '../values/html/sanitize-html.js';
import type { HtmlFault } from './html-fault.js';

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Elements that are opened and not closed, or closed and not open: a browser closes them where it thinks best. */
export function findOpenElements(html: string): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const open: { name: string; at: number }[] = [];
  const tell = (name: string, at: number) => {
    const before = html.slice(0, at);
    const line = before.split('\n').length;
    faults.push({ reason: 'not-closed', name, line, column: at - before.lastIndexOf('\n') });
  };
  for (const { 1: slash, 2: given, index } of html.matchAll(TAG)) {
    const name = given?.toLowerCase();
    if (name === undefined || OPTIONAL_END_TAGS.test(name)) continue;
    if (slash === '') {
      open.push({ name, at: index });
      continue;
    }
    const opener = open.findLastIndex((one) => one.name === name);
    if (opener < 0) tell(name, index);
    else for (const one of open.splice(opener).slice(1)) tell(one.name, one.at);
  }
  for (const one of open) tell(one.name, one.at);
  return faults;
}
