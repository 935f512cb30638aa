import type { RegisterRow } from './register-world.js';

/** What the ledger has of a casino. */
export interface LedgerCasino {
  slug: string;
  name: string;
  visitUrl: string;
  minDeposit?: string | undefined;
  established?: number | undefined;
  countries: Set<string>;
  isActive: boolean;
  isDeleted: boolean;
}

const SCALARS = ['name', 'visitUrl', 'minDeposit', 'established'] as const;
type Scalar = (typeof SCALARS)[number];

/** What the ledger has of a row of a source. */
export interface LedgerEntry {
  state: 'linked' | 'gone' | 'open' | 'new' | 'never';
  casino?: LedgerCasino | undefined;
  /** Undefined until it has been said under this key. */
  said?: Partial<Record<Scalar, string | number>> | undefined;
  countries: Set<string>;
  /** Of these countries, those that the casino had before any source said them. */
  before: Set<string>;
  wasRetired: boolean;
  /** When it was written last. */
  order: number;
}

/** A source, as the ledger keeps it. */
export interface LedgerSource {
  keyOf(row: RegisterRow): string;
  isMirrored: boolean;
  owns: readonly Scalar[];
  entries: Map<string, LedgerEntry>;
  files: { text: string; hadEffect: boolean }[];
}

/** What an import came to. */
export interface LedgerOutcome {
  refused?: 'too much is gone' | 'older';
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  gone: number;
  returned: number;
  open: number;
  /** The slugs of casinos in which people's edits stayed. */
  kept: string[];
}

/**
 * Casinos and who said what of them, kept by the words of the decision about sources alone: what a source said last, what it
 * says now, and what is there. It shares no code with the import.
 */
export function registerLedger() {
  const casinos: LedgerCasino[] = [];
  const sources: LedgerSource[] = [];
  let order = 0;
  const living = () => casinos.filter(({ isDeleted }) => !isDeleted);
  const bySlug = (slug: string) => living().find((one) => one.slug === slug);
  const entriesAbout = (casino: LedgerCasino) =>
    sources.flatMap(({ entries }) =>
      [...entries.values()].filter((one) => one.casino === casino && one.state === 'linked'),
    );

  function sayCountries(entry: LedgerEntry, casino: LedgerCasino, now: ReadonlySet<string>): void {
    const others = entriesAbout(casino).filter((one) => one !== entry);
    const saidByOthers = (country: string) => others.some(({ countries }) => countries.has(country));
    for (const country of now) {
      if (entry.countries.has(country)) continue;
      const wasThere =
        casino.countries.has(country) &&
        (!saidByOthers(country) || others.some(({ before }) => before.has(country)));
      if (wasThere) entry.before.add(country);
      casino.countries.add(country);
    }
    for (const country of entry.countries) {
      if (now.has(country)) continue;
      if (!saidByOthers(country) && !entry.before.has(country)) casino.countries.delete(country);
    }
    entry.countries = new Set(now);
    entry.before = new Set([...entry.before].filter((one) => now.has(one) && casino.countries.has(one)));
  }

  /** The keys by which a source knew a casino before this one. */
  function olderKeys({ entries }: LedgerSource, key: string, casino: LedgerCasino | undefined): string[] {
    const keys = [...entries.keys()];
    return keys
      .slice(0, Math.max(keys.indexOf(key), 0))
      .filter((one) => casino !== undefined && entries.get(one)?.casino === casino && entries.get(one)?.said);
  }

  function valuesOf({ name, domain, minDeposit, established }: RegisterRow) {
    const visitUrl = `https://${domain}/`;
    const year = established === undefined ? undefined : Number(established);
    return { name, visitUrl, minDeposit, established: year };
  }

  function update(
    source: LedgerSource,
    { key, row, isRepeat }: { key: string; row: RegisterRow; isRepeat: boolean },
    casino: LedgerCasino,
    file: Set<string>,
  ) {
    const blank: LedgerEntry = {
      ...{ state: 'linked', countries: new Set(), before: new Set(), wasRetired: false, order: 0 },
    };
    const entry = source.entries.get(key) ?? blank;
    const earlier =
      entry.said !== undefined
        ? []
        : [...source.entries]
            .filter(([other, one]) => other !== key && one.casino === casino && !file.has(other))
            .map(([, one]) => one);
    const last = entry.said ?? earlier.sort((a, b) => b.order - a.order).find(({ said }) => said)?.said ?? {};
    const isBack = entry.state === 'gone' || earlier.some(({ state }) => state === 'gone');
    // Whichever source retired it, and under which key.
    for (const one of sources.flatMap(({ entries }) => [...entries.values()])) {
      if (one.casino !== casino || !one.wasRetired) continue;
      casino.isActive = true;
      one.wasRetired = false;
    }
    const isSecond = olderKeys(source, key, casino).some((other) => file.has(other));
    const saidNow = { ...last };
    let isKept = false;
    for (const [field, now] of Object.entries(valuesOf(row)) as [Scalar, string | number | undefined][]) {
      if (now === undefined || (isRepeat && last[field] !== undefined)) continue;
      const there = casino[field];
      const mayChange = last[field] === undefined ? there === undefined : there === last[field];
      const isOwned = source.owns.includes(field);
      if (isOwned ? !isSecond || there === undefined : mayChange) Object.assign(casino, { [field]: now });
      else if (there !== now) isKept = true;
      saidNow[field] = now;
    }
    entry.state = 'linked';
    entry.casino = casino;
    if (row.countries.length > 0)
      sayCountries(entry, casino, new Set([...row.countries, ...(isRepeat ? entry.countries : [])]));
    entry.said = saidNow;
    entry.order = ++order;
    source.entries.set(key, entry);
    return { isBack, isKept };
  }

  function slugFor(name: string): string {
    return name.toLowerCase().replaceAll(' ', '-');
  }

  function create(source: LedgerSource, key: string, row: RegisterRow): void {
    const wished = slugFor(row.name);
    let slug = wished;
    for (let number = 2; bySlug(slug) !== undefined; number++) slug = `${wished}-${number}`;
    const values = valuesOf(row);
    const casino: LedgerCasino = {
      ...{ ...values, slug, countries: new Set(row.countries), isActive: true, isDeleted: false },
    };
    casinos.push(casino);
    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    source.entries.set(key, {
      ...{ state: 'linked', casino, said, countries: new Set(row.countries), before: new Set() },
      ...{ wasRetired: false, order: ++order },
    });
  }

  function wait(source: LedgerSource, key: string): void {
    const entry = source.entries.get(key);
    if (entry !== undefined) entry.state = 'open';
    else
      source.entries.set(key, {
        ...{ state: 'open', countries: new Set(), before: new Set(), wasRetired: false, order: ++order },
      });
  }

  const look = (one: LedgerCasino) => JSON.stringify({ ...one, countries: [...one.countries].sort() });

  function importRow(
    source: LedgerSource,
    row: RegisterRow,
    { file, waiting, placed }: { file: Set<string>; waiting: Set<string>; placed: Set<string> },
    outcome: LedgerOutcome,
  ): void {
    const key = source.keyOf(row);
    const isRepeat = placed.has(key);
    const isPlaced = () => {
      placed.add(key);
      waiting.delete(key);
    };
    const entry = source.entries.get(key);
    const setAside = () => {
      waiting.add(key);
      outcome.skipped++;
    };
    const linkTo = (casino: LedgerCasino) => {
      const before = look(casino);
      const { isBack, isKept } = update(source, { key, row, isRepeat }, casino, file);
      isPlaced();
      if (isBack) outcome.returned++;
      if (isKept) outcome.kept.push(casino.slug);
      if (look(casino) === before) outcome.unchanged++;
      else outcome.updated++;
    };
    if (entry?.state === 'never') {
      outcome.skipped++;
      return;
    }
    if (entry?.casino !== undefined) {
      if (entry.casino.isDeleted) setAside();
      else linkTo(entry.casino);
      return;
    }
    const fitting =
      entry?.state === 'new' ? [] : living().filter(({ visitUrl }) => visitUrl === `https://${row.domain}/`);
    const [casino] = fitting;
    const isOfAnother = [...source.entries].some(
      ([other, one]) => other !== key && one.casino === casino && one.state === 'linked' && file.has(other),
    );
    const isSlugTaken = entry?.state !== 'new' && bySlug(slugFor(row.name)) !== undefined;
    if (fitting.length > 1 || (casino === undefined ? isSlugTaken : isOfAnother)) {
      setAside();
      return;
    }
    if (casino !== undefined) {
      linkTo(casino);
      return;
    }
    create(source, key, row);
    isPlaced();
    outcome.created++;
  }

  function withdraw(entry: LedgerEntry): void {
    const { casino } = entry;
    entry.state = 'gone';
    entry.said ??= {};
    if (casino === undefined || casino.isDeleted) {
      entry.countries = new Set();
      entry.before = new Set();
      return;
    }
    sayCountries(entry, casino, new Set());
    if (entriesAbout(casino).length > 0 || !casino.isActive) return;
    casino.isActive = false;
    entry.wasRetired = true;
  }

  return {
    ...{ casinos, living, bySlug },
    addSource(source: Omit<LedgerSource, 'entries' | 'files'>): LedgerSource {
      const added = { ...source, entries: new Map(), files: [] };
      sources.push(added);
      return added;
    },
    /** Whether this is an older file, and what is refused for. */
    refusal(source: LedgerSource, rows: readonly RegisterRow[], text: string): LedgerOutcome['refused'] {
      const keys = new Set(rows.map(source.keyOf));
      const linked = [...source.entries].filter(([, { state }]) => state === 'linked');
      const missing = linked.filter(([key]) => !keys.has(key)).length;
      if (source.isMirrored && missing * 10 > linked.length) return 'too much is gone';
      const at = source.files.findLastIndex((one) => one.text === text);
      return at >= 0 && source.files.slice(at + 1).some(({ hadEffect }) => hadEffect) ? 'older' : undefined;
    },
    /** Imports a file that is not refused. */
    import(source: LedgerSource, rows: readonly RegisterRow[], text: string): LedgerOutcome {
      const outcome: LedgerOutcome = {
        ...{ created: 0, updated: 0, unchanged: 0, skipped: 0, gone: 0, returned: 0, open: 0, kept: [] },
      };
      const file = new Set(rows.map(source.keyOf));
      // What the source knows is placed first, so that the order of its rows decides nothing.
      const isKnown = (row: RegisterRow) => {
        const entry = source.entries.get(source.keyOf(row));
        if (entry?.state === 'never') return true;
        return entry?.said !== undefined && olderKeys(source, source.keyOf(row), entry.casino).length === 0;
      };
      const inTurn = rows.map((row) => ({ row, isKnown: isKnown(row) }));
      const [waiting, placed] = [new Set<string>(), new Set<string>()];
      for (const turn of [true, false])
        for (const { row, isKnown } of inTurn)
          if (isKnown === turn) importRow(source, row, { file, waiting, placed }, outcome);
      outcome.open = waiting.size;
      for (const key of waiting) wait(source, key);
      for (const [key, entry] of source.entries) {
        if (file.has(key)) continue;
        if (entry.state === 'open' && entry.casino === undefined) source.entries.delete(key);
        if (entry.state !== 'linked') continue;
        outcome.gone++;
        if (source.isMirrored) withdraw(entry);
      }
      const { created, updated, returned } = outcome;
      const hadEffect = created + updated + returned + (source.isMirrored ? outcome.gone : 0) > 0;
      if (hadEffect || source.files.at(-1)?.text !== text) source.files.push({ text, hadEffect });
      return outcome;
    },
    decide(source: LedgerSource, key: string, as: LedgerCasino | 'new' | 'never'): void {
      const entry = source.entries.get(key) as LedgerEntry;
      const isAsBefore = entry.casino === as;
      const blank = { countries: new Set<string>(), before: new Set<string>(), wasRetired: false };
      if (typeof as === 'string') source.entries.set(key, { state: as, ...blank, order: ++order });
      else
        source.entries.set(key, {
          ...blank,
          ...(isAsBefore ? entry : {}),
          ...{ state: 'linked', casino: as, order: ++order },
        });
    },
    /** All that the ledger has, to compare. */
    state() {
      return {
        casinos: living()
          .map(({ isDeleted: _, countries, ...one }) => ({ ...one, countries: [...countries].sort() }))
          .sort((a, b) => a.slug.localeCompare(b.slug)),
        rows: sources.map(({ entries }) =>
          [...entries]
            .map(([key, { state, casino, said, countries, before, wasRetired }]) => ({
              ...{ key, state, casino: casino?.isDeleted ? 'deleted' : (casino?.slug ?? null) },
              ...{
                said: said ?? {},
                countries: [...countries].sort(),
                before: [...before].sort(),
                wasRetired,
              },
            }))
            .sort((a, b) => a.key.localeCompare(b.key)),
        ),
      };
    },
  };
}
