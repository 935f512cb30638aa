import { lazy, memoizeWeak } from '../../lazy.js';
import { comparedWord } from './compared-word.js';
import type { Register } from './register.js';
import { hasEnded, type RegisterEntry } from './register-entry.js';

/** By what something is found in a register: its very host, the domain that this belongs to, its license, or its name alone. */
type RegisterMatchBy = 'domain' | 'site' | 'number' | 'name';

/** An entry that is about what was looked for. */
export interface RegisterMatch {
  by: RegisterMatchBy;
  entry: RegisterEntry;
}

/** A register as it is looked up in. */
export interface RegisterIndex extends Pick<Register, 'id' | 'authority' | 'alsoCalled' | 'date'> {
  /** The entry of a host, or of another one of the same registered domain. */
  findHost(host: string): RegisterMatch | undefined;
  findNumber(number: string): RegisterMatch | undefined;
  /** The entry of an operator of this name. */
  findName(name: string): RegisterMatch | undefined;
}

/** The index of a register, made when it is first looked up in; of one that did not change, the same. */
export const registerIndex = memoizeWeak(indexOf);

function indexOf({ id, authority, alsoCalled, date, entries }: Register): RegisterIndex {
  const maps = lazy(() => mapsOf(entries, date));
  return {
    ...{ id, authority, alsoCalled, date },
    findHost(host) {
      const { domains, sites } = maps();
      const exact = domains.get(host);
      if (exact !== undefined) return { by: 'domain', entry: exact };
      for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
        const found = sites.get(rest);
        if (found !== undefined) return { by: 'site', entry: found };
      }
      return undefined;
    },
    findNumber: (number) => match('number', maps().numbers.get(comparedWord(number))),
    findName: (name) => match('name', maps().names.get(comparedWord(name))),
  };
}

type EntryMap = Map<string, RegisterEntry>;

/** The entries of a list of a day, by what they are looked up by. */
function mapsOf(entries: readonly RegisterEntry[], date: string) {
  const maps = { domains: new Map(), sites: new Map(), numbers: new Map(), names: new Map() } as Record<
    'domains' | 'sites' | 'numbers' | 'names',
    EntryMap
  >;
  const keep = (map: EntryMap, key: string | undefined, entry: RegisterEntry) => {
    if (key === undefined || key === '') return;
    const before = map.get(key);
    // Of several entries, one whose license holds counts.
    if (before === undefined || (hasEnded(before, date) && !hasEnded(entry, date))) map.set(key, entry);
  };
  for (const entry of entries) {
    const { domain, site = domain, number, operator } = entry;
    keep(maps.domains, domain, entry);
    keep(maps.sites, site, entry);
    keep(maps.numbers, number && comparedWord(number), entry);
    keep(maps.names, operator && comparedWord(operator), entry);
  }
  return maps;
}

function match(by: RegisterMatchBy, entry: RegisterEntry | undefined): RegisterMatch | undefined {
  return entry === undefined ? undefined : { by, entry };
}
