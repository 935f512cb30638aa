import { hostOf } from '../../values/addresses/host-of.js';
import { duplicateKey } from './duplicate-key.js';
import { isMisspelled, spellingMarks, textMark } from './spelling-marks.js';

/** Why two casinos look like one. */
export type DuplicateReason = 'name' | 'domain' | 'spelling';

/** What is compared of a casino. */
export interface ComparedCasino {
  id: string;
  name: string;
  visitUrl?: string | undefined;
  /** The slug of its programme. */
  programme?: string | undefined;
}

/** A casino, and an earlier one that it may be. */
export interface DuplicatePair<T extends ComparedCasino = ComparedCasino> {
  one: T;
  other: T;
  why: DuplicateReason;
}

interface DuplicateSearch {
  /** Only pairs of which one casino is among these. */
  changed?: ReadonlySet<string> | undefined;
  /** Whether people said that two casinos are distinct. */
  areDistinct?: ((one: string, other: string) => boolean) | undefined;
}

/** A domain of so many casinos is that of a partner program, and says nothing of them. */
const MAX_ON_DOMAIN = 4;
/** With how many earlier ones that look alike a casino is compared. */
const MAX_COMPARED = 20;
/** Of more changed casinos, misspelled names are left to the doctor. */
const MAX_SPELLED = 10_000;

interface Candidate<T> {
  casino: T;
  key: string;
  domain: string | undefined;
}

/**
 * The casinos that look like an earlier one: by name, by the domain of their visit link, or by a name that is one letter apart.
 * Each is compared with those that share a mark with it, so that time and memory grow with their number.
 */
export function findDuplicates<T extends ComparedCasino>(
  casinos: () => Iterable<T>,
  { changed, areDistinct = () => false }: DuplicateSearch = {},
): DuplicatePair<T>[] {
  const isSpelled = changed === undefined || changed.size <= MAX_SPELLED;
  const candidates = candidatesOf(casinos, isSpelled ? changed : undefined);
  const found = new Map<number, { at: number; why: DuplicateReason }>();
  const note = (at: number, others: readonly number[], why: DuplicateReason) => {
    if (found.has(at)) return;
    const { id } = (candidates[at] as Candidate<T>).casino;
    const other = others.slice(0, MAX_COMPARED).find((one) => {
      const { casino } = candidates[one] as Candidate<T>;
      return (
        (changed === undefined || changed.has(id) || changed.has(casino.id)) && !areDistinct(id, casino.id)
      );
    });
    if (other !== undefined) found.set(at, { at: other, why });
  };
  for (const group of groupsBy(candidates, ({ key }) => key))
    for (const [place, at] of group.entries())
      note(at, group.slice(0, Math.min(place, MAX_COMPARED)), 'name');
  for (const group of groupsBy(candidates, ({ domain }) => domain))
    if (group.length <= MAX_ON_DOMAIN)
      for (const [place, at] of group.entries()) {
        const others = group.slice(0, place).filter((other) => !isOneProgramme(candidates, at, other));
        note(at, others, 'domain');
      }
  if (isSpelled) for (const [at, others] of misspelled(candidates)) note(at, others, 'spelling');
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([one, { at, why }]) => ({
      one: (candidates[one] as Candidate<T>).casino,
      other: (candidates[at] as Candidate<T>).casino,
      why,
    }));
}

/** Whether two casinos have one programme, whose domain is in the links of both. */
function isOneProgramme<T extends ComparedCasino>(
  candidates: readonly Candidate<T>[],
  one: number,
  other: number,
): boolean {
  const programme = candidates[one]?.casino.programme;
  return programme !== undefined && programme === candidates[other]?.casino.programme;
}

/** All casinos, or those that share a mark with a changed one. */
function candidatesOf<T extends ComparedCasino>(
  casinos: () => Iterable<T>,
  changed: ReadonlySet<string> | undefined,
): Candidate<T>[] {
  const wanted = new Set<number>();
  if (changed !== undefined)
    for (const casino of casinos())
      if (changed.has(casino.id)) for (const mark of marksOf(candidateOf(casino))) wanted.add(mark);
  const candidates: Candidate<T>[] = [];
  for (const casino of casinos()) {
    const candidate = candidateOf(casino);
    if (changed === undefined || marksOf(candidate).some((mark) => wanted.has(mark)))
      candidates.push(candidate);
  }
  return candidates;
}

function marksOf({ key, domain }: Pick<Candidate<never>, 'key' | 'domain'>): number[] {
  const marks = spellingMarks(key);
  marks.push(textMark(key));
  if (domain !== undefined) marks.push(textMark(`@${domain}`));
  return marks;
}

function candidateOf<T extends ComparedCasino>(casino: T): Candidate<T> {
  const { name, visitUrl } = casino;
  return { casino, key: duplicateKey(name), domain: visitUrl === undefined ? undefined : hostOf(visitUrl) };
}

/** The places of candidates that have the same text, where two or more have it. */
function groupsBy<T>(
  candidates: readonly Candidate<T>[],
  textOf: (candidate: Candidate<T>) => string | undefined,
): Iterable<number[]> {
  const first = new Map<string, number>();
  const groups = new Map<string, number[]>();
  for (let at = 0; at < candidates.length; at++) {
    const text = textOf(candidates[at] as Candidate<T>);
    if (text === undefined || text === '') continue;
    const before = first.get(text);
    if (before === undefined) first.set(text, at);
    else {
      const group = groups.get(text);
      if (group === undefined) groups.set(text, [before, at]);
      else group.push(at);
    }
  }
  return groups.values();
}

/** The largest number of candidates whose places fit beside a mark in one number. */
const PLACES = 2 ** 21;

/** The candidates whose names are one letter from that of an earlier one. */
function misspelled<T>(candidates: readonly Candidate<T>[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const entries: number[] = [];
  for (let at = 0; at < Math.min(candidates.length, PLACES); at++)
    for (const mark of spellingMarks((candidates[at] as Candidate<T>).key)) entries.push(mark * PLACES + at);
  const sorted = Float64Array.from(entries).sort();
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    const mark = Math.floor((sorted[start] as number) / PLACES);
    while (end < sorted.length && Math.floor((sorted[end] as number) / PLACES) === mark) end++;
    if (end - start > 1) compareGroup(sorted.subarray(start, end));
  }
  return found;

  /** `group` is in order, and a name that says a letter twice in a row is in it twice. */
  function compareGroup(group: Float64Array): void {
    for (let place = 1; place < group.length; place++) {
      const at = (group[place] as number) % PLACES;
      const { key } = candidates[at] as Candidate<T>;
      for (let earlier = place - 1; earlier >= Math.max(0, place - MAX_COMPARED); earlier--) {
        const other = (group[earlier] as number) % PLACES;
        if (other === at || !isMisspelled(key, (candidates[other] as Candidate<T>).key)) continue;
        const others = found.get(at);
        if (others === undefined) found.set(at, [other]);
        else if (others.length < MAX_COMPARED && !others.includes(other)) others.push(other);
      }
    }
  }
}
