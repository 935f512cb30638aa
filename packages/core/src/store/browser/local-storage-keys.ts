import {
  COLLECTION_NAMES,
  type CollectionName,
  collections,
  DOCUMENT_NAMES,
  type DocumentIn,
  type DocumentName,
  documents,
  SCHEMA_VERSION,
} from '../../model/collections.js';
import type { ContentDocument } from '../../model/documents/document.js';
import type { LogName } from '../../model/documents/traffic-logs.js';
import type { CheckResult, Entity } from '../../model/entity.js';
import { migrate } from '../../model/migrations.js';
import { type Problem, problem } from '../../problem.js';
import { FIRST_GENERATION, type StoreState } from '../memory-storage.js';
import { SerializedRecords } from '../serialized/serialized-records.js';

/** The keys of collections that are not those of their names. */
const COLLECTION_KEYS: { [C in CollectionName]?: string } = {
  posts: 'blogPosts',
  profiles: 'importProfiles',
};

/** The key of each log. */
export const LOG_KEYS: Record<LogName, string> = {
  pageViews: 'trackingPageViews',
  clicks: 'trackingClicks',
  missing: 'trackingMissing',
  visits: 'trackingVisits',
  uncounted: 'trackingUncounted',
};

/** The generation; written last, so that whoever hears of it finds the rest in place. */
export const GENERATION_KEY = 'storeGeneration';
const VERSION_KEY = 'storeVersion';
/** The changes, each with the records that it wrote. */
export const HISTORY_KEY = 'storeHistory';

/** A document's parts by key; most documents are one part. */
const DOCUMENT_PARTS: { [D in DocumentName]: { [key: string]: keyof DocumentIn<D> | 'whole' } } = {
  menus: { menuItems: 'whole' },
  homepage: { homepageContent: 'content', homepageSections: 'sections' },
  settings: { siteSettings: 'whole' },
  styles: { customStyle: 'whole' },
  media: { mediaLibrary: 'whole' },
  community: { community: 'whole' },
  showcase: { showcase: 'whole' },
};

/** What a storage holds, and whether it is as this version of croupier would have written it. */
interface LoadedState {
  state: StoreState;
  isOutdated: boolean;
}

/** Reads and checks all that is kept. Problem: `fault` where something is not what croupier would have written. */
export function readState(storage: Storage): LoadedState {
  const version = storage.getItem(VERSION_KEY) ?? '1';
  const lists = new Map<CollectionName, unknown[]>();
  const values = new Map<DocumentName, unknown>();
  if (Number(version) > SCHEMA_VERSION) throw newerVersionProblem(version);
  for (const name of COLLECTION_NAMES) {
    const list = listAt(COLLECTION_KEYS[name] ?? name, storage);
    if (list !== undefined) lists.set(name, list);
  }
  for (const name of DOCUMENT_NAMES) {
    const value = documentValue(name, storage);
    if (value !== undefined) values.set(name, value);
  }
  const migrated = migrate(Number(version), {
    document: (name) => values.get(name),
    records: (name) => (lists.get(name) ?? []) as Record<string, unknown>[],
  });
  for (const [name, value] of migrated.documents) values.set(name, value);
  for (const [name, records] of migrated.collections) lists.set(name, records);
  const state = {
    generation: storage.getItem(GENERATION_KEY) ?? FIRST_GENERATION,
    tables: new Map([...lists].map(([name, list]) => [name, parseTable(name, list)])),
    documents: new Map([...values].map(([name, value]) => [name, checkedDocumentText(name, value)])),
    history: listAt(HISTORY_KEY, storage)?.map((change) => JSON.stringify(change)) ?? [],
  };
  return { state, isOutdated: Number(version) < SCHEMA_VERSION };
}

/** What must be written to go from one state to another, by key, in order. */
export function changedKeys(before: StoreState, after: StoreState): Map<string, string> {
  const writes = new Map<string, string>();
  for (const [name, records] of after.tables) {
    if (before.tables.get(name) === records) continue;
    writes.set(COLLECTION_KEYS[name] ?? name, `[${[...records.texts()].join(',')}]`);
  }
  for (const [name, text] of after.documents) {
    if (before.documents.get(name) === text) continue;
    const value = JSON.parse(text) as Record<string, unknown>;
    for (const [key, part] of Object.entries(DOCUMENT_PARTS[name])) {
      writes.set(key, part === 'whole' ? text : JSON.stringify(value[part]));
    }
    if (name !== 'styles') continue;
    const { css, isActive, updatedAt } = value as DocumentIn<'styles'>;
    writes.set('custom-css', isActive ? css : '');
    writes.set('custom-css-timestamp', updatedAt ?? '');
  }
  writes.set(HISTORY_KEY, `[${after.history.join(',')}]`);
  writes.set(VERSION_KEY, String(SCHEMA_VERSION));
  writes.set(GENERATION_KEY, after.generation);
  return writes;
}

function parseTable(name: CollectionName, list: unknown[]): SerializedRecords {
  const key = COLLECTION_KEYS[name] ?? name;
  const entity = collections[name] as unknown as Entity<{ id: string }>;
  const records = list.map((candidate, i) => {
    const { id, ...rest } = requireValid(key, entity.check(candidate), ` at record ${i + 1}`);
    return [id, JSON.stringify({ id, ...rest })] as const;
  });
  const table = new Map(records.sort(([a], [b]) => (a < b ? -1 : 1)));
  if (table.size !== records.length) throw damagedKeyProblem(key, 'two records have the same id');
  return new SerializedRecords(table);
}

function documentValue(name: DocumentName, storage: Storage): unknown {
  const found = Object.entries(DOCUMENT_PARTS[name]).flatMap(([key, part]) => {
    const text = storage.getItem(key);
    return text === null ? [] : [[part, parseJson(key, text)] as const];
  });
  const [first] = found;
  return first?.[0] === 'whole' ? first[1] : first && Object.fromEntries(found);
}

function checkedDocumentText(name: DocumentName, value: unknown): string {
  const keys = Object.keys(DOCUMENT_PARTS[name]).join(' and ');
  return JSON.stringify(requireValid(keys, (documents[name] as ContentDocument).check(value)));
}

function listAt(key: string, storage: Storage): unknown[] | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const value = parseJson(key, text);
  if (!Array.isArray(value)) throw damagedKeyProblem(key, 'it is not a list');
  return value;
}

function parseJson(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw damagedKeyProblem(key, 'it is not JSON', cause);
  }
}

function requireValid<T>(key: string, check: CheckResult<T>, where = ''): T {
  if ('value' in check) return check.value;
  const [issue] = check.issues;
  throw damagedKeyProblem(key, `${issue?.message ?? 'it is not valid'}${where}`);
}

function damagedKeyProblem(key: string, why: string, cause?: unknown): Problem {
  return problem('browser-storage.damaged', { key, why }, { cause });
}

function newerVersionProblem(version: string): Problem {
  return problem('browser-storage.newer-version', { version, supported: SCHEMA_VERSION });
}
