import { messages } from '../messages.js';
import { type CollectionName, type DocumentName, SCHEMA_VERSION } from './collections.js';
import { defaultSections } from './homepage.js';

/** Stored content of an older version, as plain values that nobody has checked. */
export interface OldContent {
  /** Undefined where the document was never written. */
  document(name: DocumentName): unknown;
  put(name: DocumentName, value: unknown): void;
  records(name: CollectionName): Iterable<Record<string, unknown>>;
  /** Puts these records in the place of all that are there. */
  replace(name: CollectionName, records: Record<string, unknown>[]): void;
}

/** How content of one version becomes content of the next. */
export interface Migration {
  /** The version that it starts from; it ends at the one after. */
  from: number;
  run(content: OldContent): void;
}

/** Every migration there has been, oldest first. */
export const migrations: readonly Migration[] = [
  { from: 1, run: replaceDailyPlayersTitle },
  { from: 1, run: addMissingSections },
];

/** Brings content of an older version to this one. */
export function migrate(version: number, content: OldContent): void {
  for (const { from, run } of migrations) if (from >= version && from < SCHEMA_VERSION) run(content);
}

/** The old figure was more than any site could stand by; a title that someone wrote themselves stays. */
function replaceDailyPlayersTitle(content: OldContent): void {
  const { oldDailyPlayersTitle, dailyPlayersTitle } = messages.homepage;
  const homepage = content.document('homepage') as { content?: { dailyPlayersTitle?: unknown } } | undefined;
  if (homepage?.content?.dailyPlayersTitle !== oldDailyPlayersTitle) return;
  content.put('homepage', { ...homepage, content: { ...homepage.content, dailyPlayersTitle } });
}

/** Sections that came with later versions join those that are there, once: one that staff deleted since stays deleted. */
function addMissingSections(content: OldContent): void {
  const homepage = content.document('homepage') as { sections?: unknown } | undefined;
  if (!Array.isArray(homepage?.sections)) return;
  const there = homepage.sections as { id?: unknown; order?: unknown }[];
  const missing = defaultSections().filter(({ id }) => !there.some((section) => section.id === id));
  if (missing.length === 0) return;
  const sections = [...there, ...missing].sort((a, b) => Number(a.order) - Number(b.order));
  content.put('homepage', { ...homepage, sections });
}
