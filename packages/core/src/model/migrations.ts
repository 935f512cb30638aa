import { messages } from '../messages.js';
import { type CollectionName, type DocumentName, SCHEMA_VERSION } from './collections.js';
import { defaultSections } from './documents/homepage.js';

/** Stored content of an older schema version, not validated. */
interface StoredContent {
  /** Undefined if the document was never written. */
  document(name: DocumentName): unknown;
  records(name: CollectionName): Iterable<Record<string, unknown>>;
}

/** What migrations have changed. */
interface MigratedContent {
  documents: Map<DocumentName, unknown>;
  collections: Map<CollectionName, Record<string, unknown>[]>;
}

/** The content as a migration sees it: what is stored, and over it what those before have changed. */
interface OldContent extends StoredContent {
  put(name: DocumentName, value: unknown): void;
  /** Replaces all records of a collection. */
  replace(name: CollectionName, records: Record<string, unknown>[]): void;
}

/** An upgrade from one schema version to the next. */
interface Migration {
  /** The version before the upgrade. */
  from: number;
  run(content: OldContent): void;
}

/** All migrations, oldest first. */
const migrations: readonly Migration[] = [
  { from: 1, run: replaceDailyPlayersTitle },
  { from: 1, run: addMissingSections },
];

/** Whether content of a schema version has to be changed before it can be read. */
export function needsMigration(version: number): boolean {
  return migrationsSince(version).length > 0;
}

function migrationsSince(version: number): readonly Migration[] {
  return migrations.filter(({ from }) => from >= version && from < SCHEMA_VERSION);
}

/** Upgrades content to the current schema version, and returns what has changed. */
export function migrate(version: number, stored: StoredContent): MigratedContent {
  const documents: MigratedContent['documents'] = new Map();
  const collections: MigratedContent['collections'] = new Map();
  const content: OldContent = {
    document: (name) => (documents.has(name) ? documents.get(name) : stored.document(name)),
    records: (name) => collections.get(name) ?? stored.records(name),
    put: (name, value) => void documents.set(name, value),
    replace: (name, records) => void collections.set(name, records),
  };
  for (const { run } of migrationsSince(version)) run(content);
  return { documents, collections };
}

/**
 * Replaces the old default, which claimed an implausible figure; titles that staff wrote stay. Texts of the banner that
 * are missing get what an old home page showed in their place.
 */
function replaceDailyPlayersTitle(content: OldContent): void {
  const { oldDailyPlayersTitle, dailyPlayersTitle, dailyPlayersSubtitle } = messages.homepage;
  const homepage = content.document('homepage') as { content?: { dailyPlayersTitle?: unknown } } | undefined;
  if (homepage?.content === undefined) return;
  const given = { dailyPlayersTitle, dailyPlayersSubtitle, ...homepage.content };
  const title =
    given.dailyPlayersTitle === oldDailyPlayersTitle ? dailyPlayersTitle : given.dailyPlayersTitle;
  content.put('homepage', { ...homepage, content: { ...given, dailyPlayersTitle: title } });
}

/** Adds sections that are new in this version. Runs once, so a section that staff delete later stays deleted. */
function addMissingSections(content: OldContent): void {
  const homepage = content.document('homepage') as { sections?: unknown } | undefined;
  if (!Array.isArray(homepage?.sections)) return;
  const there = homepage.sections as { id?: unknown; type?: unknown; order?: unknown }[];
  const missing = defaultSections().filter(({ type }) => !there.some((section) => section.type === type));
  if (missing.length === 0) return;
  const taken = new Set(there.map(({ id }) => id));
  let last = Math.max(...defaultSections().map(({ id }) => id), ...there.map(({ id }) => Number(id)));
  const added = missing.map((section) => (taken.has(section.id) ? { ...section, id: ++last } : section));
  const sections = [...there, ...added].sort((a, b) => Number(a.order) - Number(b.order));
  content.put('homepage', { ...homepage, sections });
}
