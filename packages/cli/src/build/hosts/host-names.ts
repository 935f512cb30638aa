/** All hosts that a build writes files for. */
export const BUILD_HOSTS = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 's3'] as const;

/** A host that a build writes files for. */
export type BuildHost = (typeof BUILD_HOSTS)[number];
