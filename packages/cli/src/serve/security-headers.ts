import { type Analytics, type AnalyticsProvider, VIDEO_PLAYERS } from '@croupier/core';

// Pictures of casinos may come from any site. Style attributes pass numbers and the site's colors to the style sheet;
// pages have no inline style elements or scripts.
const RENDERING_DIRECTIVES = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: https: http:",
  "font-src 'self'",
  "base-uri 'none'",
];
// On every page: a page that comes in place of the last keeps the policy of the first document.
const PLAYERS = `frame-src ${VIDEO_PLAYERS.join(' ')}`;
const PAGE_POLICY = [
  ...RENDERING_DIRECTIVES,
  PLAYERS,
  "script-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types croupier',
].join('; ');

interface AnalyticsSources {
  scripts: string;
  requests: string;
  /** The policies of Trusted Types by which its script adds others. */
  policies?: string;
}

const PLAUSIBLE: AnalyticsSources = { scripts: 'https://plausible.io', requests: 'https://plausible.io' };
const ANALYTICS_SOURCES: Readonly<Record<AnalyticsProvider, AnalyticsSources>> = {
  // https://developers.google.com/tag-platform/security/guides/csp; pictures may come from any site.
  google: {
    scripts: 'https://*.googletagmanager.com',
    requests: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    policies: 'goog#html',
  },
  plausible: PLAUSIBLE,
  'plausible-script': PLAUSIBLE,
};

/** The policy of pages whose visits a service counts, which may load it; no header for others. */
export function pagePolicy(analytics: Pick<Analytics, 'provider'> | undefined): {
  'content-security-policy'?: string;
} {
  if (analytics === undefined) return {};
  const { scripts, requests, policies } = ANALYTICS_SOURCES[analytics.provider];
  const names = ['croupier', 'croupier-analytics', policies].filter(Boolean).join(' ');
  const policy = PAGE_POLICY.replace("script-src 'self'", `script-src 'self' ${scripts}`)
    .replace("connect-src 'self'", `connect-src 'self' ${requests}`)
    .replace('trusted-types croupier', `trusted-types ${names}`);
  return { 'content-security-policy': policy };
}

/** The headers of every response. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Headers of every page, beside the common ones. */
export const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': PAGE_POLICY,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/**
 * Headers of the admin's page: pictures are also previewed from the person's own machine, the file of an import may be on
 * another site, and the rich-text editor sanitizes HTML that no other policy of Trusted Types made.
 */
export const ADMIN_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy': PAGE_POLICY.replace(`${PLAYERS}; `, '')
    .replace("img-src 'self' data:", "img-src 'self' data: blob:")
    .replace("connect-src 'self'", "connect-src 'self' https:")
    .replace('trusted-types croupier', 'trusted-types croupier default'),
} as const;

/** Headers of every file and embed: other sites may show it, and a picture opened by itself runs nothing. */
export const FILE_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** The headers of a page in a frame on other sites: any site may show it, and it submits no form. */
export const FRAME_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': [
    ...RENDERING_DIRECTIVES,
    "script-src 'self'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'permissions-policy': PAGE_HEADERS['permissions-policy'],
} as const;
