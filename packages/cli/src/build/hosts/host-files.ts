import { listQueries, type PublicCatalogue, routePath, visitRedirects } from '@croupier/core';
import { apacheFiles } from './apache.js';
import { cloudflareFiles } from './cloudflare.js';
import type { HostOutput, HostSources } from './host.js';
import type { BuildHost } from './host-names.js';
import { netlifyFiles } from './netlify.js';
import { nginxFiles } from './nginx.js';
import { s3Files } from './s3.js';
import { vercelFiles } from './vercel.js';

const HOST_FILES = {
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
  vercel: vercelFiles,
  nginx: nginxFiles,
  apache: apacheFiles,
  s3: s3Files,
} as const satisfies Record<BuildHost, (sources: HostSources) => HostOutput>;

/** The files of a host for a site, and what the host cannot do. */
export function hostFiles(host: BuildHost, catalogue: PublicCatalogue, paths: Iterable<string>): HostOutput {
  const sections = new Set([...paths].map((path) => path.split('/')[1] ?? ''));
  return HOST_FILES[host]({
    catalogue,
    rules: catalogue.redirects,
    visits: visitRedirects(catalogue),
    gone: [...catalogue.retiredCasinos].map((slug) => routePath({ kind: 'review', slug })),
    oldQueries: listQueries(),
    sections: [...sections].sort(),
  });
}
