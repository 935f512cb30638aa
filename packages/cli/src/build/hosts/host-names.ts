import { usageProblem } from '../../terminal/errors/error-output.js';

/** All hosts that a build writes files for. */
export const BUILD_HOSTS = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 's3'] as const;

/** A host that a build writes files for. */
export type BuildHost = (typeof BUILD_HOSTS)[number];

/** Refuses two hosts that cannot share a folder. Problem: `usage`. */
export function requireOneOfEachName(hosts: readonly BuildHost[]): void {
  if (hosts.includes('netlify') && hosts.includes('cloudflare'))
    throw usageProblem('Netlify and Cloudflare name their files alike', 'Give one of them.');
}
