import type { ImportProfile } from '../../model/import-profile.js';
import type { FetchedFile, ImportRun, RunCounts } from '../../model/import-run.js';
import { problem } from '../../problem.js';
import type { Content } from '../../store/content.js';
import type { ChangeContext, QuestionContext } from '../define/operation.js';

/** How many runs of a source are kept. */
const MAX_RUNS = 100;

/** The counts of rows that changed nothing. */
const READ_ONLY = new Set(['found', 'unchanged', 'skipped', 'rejected', 'open']);

/**
 * Keeps what a file of a source came to, and says whether it is that of the last time; one that then changes nothing is not
 * kept again. Problem: `conflict` where a newer file has been imported since, unless forced.
 */
export function keepRun(
  { content, actor }: ChangeContext,
  source: ImportProfile,
  run: {
    digest: string;
    rows: number;
    counts: RunCounts;
    fileName: string | undefined;
    fetched: FetchedFile | undefined;
    force: boolean;
  },
): boolean {
  const { digest, rows, counts, fileName, fetched, force } = run;
  const runs = runsOf(content, source.id);
  const [last] = runs;
  const isSameFile = last?.digest === digest;
  const earlier = runs.find((one) => one.digest === digest);
  // A file that changed nothing, such as one without a sound row, is no newer state of the source.
  const newer = runs.slice(0, earlier === undefined ? 0 : runs.indexOf(earlier)).find(hasEffect);
  if (earlier !== undefined && newer !== undefined && !force)
    throw problem('source.older-file', {
      source: source.name,
      at: earlier.createdAt,
      newest: newer.createdAt,
    });
  if (isSameFile && !hasEffect({ rowCounts: counts })) return true;
  content.importRuns.insert({
    ...{ source: source.id, digest, rows, by: actor.author.name },
    rowCounts: Object.fromEntries(
      Object.entries(counts).filter(([name, count]) => count > 0 && name !== 'found'),
    ),
    ...(fileName === undefined ? {} : { file: fileName }),
    ...(fetched === undefined ? {} : { fetched }),
  });
  for (const { id } of runs.slice(MAX_RUNS - 1)) content.importRuns.remove(id);
  return isSameFile;
}

function hasEffect({ rowCounts }: Pick<ImportRun, 'rowCounts'>): boolean {
  return Object.entries(rowCounts).some(([name, count]) => count > 0 && !READ_ONLY.has(name));
}

/**
 * What the last import of a source fetched, where the same file would change nothing: no row waits or was rejected, and
 * the store is as that import left it.
 */
export async function settledFetch(
  { store }: QuestionContext,
  { open, lastRun }: { open: number; lastRun?: ImportRun },
): Promise<FetchedFile | undefined> {
  if (lastRun?.fetched === undefined || open > 0 || (lastRun.rowCounts.rejected ?? 0) > 0) return undefined;
  const [newest] = await store.history();
  return newest?.at === lastRun.createdAt ? lastRun.fetched : undefined;
}

/** The runs of a source, or of all, the newest first. */
export function runsOf({ importRuns }: Pick<Content, 'importRuns'>, source?: string): ImportRun[] {
  return [...importRuns.all()]
    .filter((run) => source === undefined || run.source === source)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
}
