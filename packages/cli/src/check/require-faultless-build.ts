import { Problem, type SiteFault } from '@croupier/core';
import { checkSite } from './check-site.js';
import { leadsToFile, pagePathOf } from './site-folder.js';

/** A build that is not the site yet. */
interface UncheckedBuild {
  files: ReadonlyMap<string, unknown>;
  read(file: string): string | undefined;
  origin: string | undefined;
}

/** Refuses a build with faults, and gives the notes of one without. Problem: `invalid`, with each fault and its page. */
export async function requireFaultlessBuild({ files, read, origin }: UncheckedBuild): Promise<SiteFault[]> {
  const { faults, notes } = await checkSite({
    pages: pagesOf(files.keys(), read),
    has: (path) => leadsToFile(files, path),
    hasNotFoundPage: async () => files.has('404.html'),
    read: async (path) => read(path.slice(1)),
    origin,
  });
  if (faults.length > 0) throw faultyProblem(faults, 'nothing was written');
  return notes;
}

function* pagesOf(files: Iterable<string>, read: (file: string) => string | undefined) {
  for (const file of files) {
    const path = pagePathOf(file);
    if (path !== undefined) yield { path, html: read(file) ?? '' };
  }
}

/** The problem of a site with faults. */
export function faultyProblem(faults: readonly SiteFault[], outcome: string, count = faults.length): Problem {
  const counted = count === 1 ? 'a fault' : `${count} faults`;
  return new Problem('invalid', `The site has ${counted}; ${outcome}`, {
    issues: faults.map(({ page, rule, message, element, source }) => ({
      message: [`${message} (${rule})`, element, source].filter((part) => part !== undefined).join('\n    '),
      path: page,
    })),
    data: { faults },
  });
}
