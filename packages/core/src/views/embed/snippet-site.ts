import type { CardLanguage } from '../../labels/texts/languages.generated.js';

/** The path of the embed script; it always serves the newest build. */
export const EMBED_SCRIPT_PATH = '/embed/croupier.js';

/** The embed script of one build, with its integrity hash. */
export interface PinnedScript {
  path: string;
  /** `sha384-…` */
  integrity: string;
}

/** The themes that embeds take. */
export const EMBED_THEMES = ['light', 'dark', 'auto'] as const;

/** The site that a snippet points to, and what every embed of it is given. */
export interface SnippetSite {
  /** Its base URL without a trailing slash. */
  base: string;
  name: string;
  pinned?: PinnedScript | undefined;
  affiliateId?: string | undefined;
  subid?: string | undefined;
  theme?: (typeof EMBED_THEMES)[number] | undefined;
  lang?: CardLanguage | undefined;
  /** The market whose offers are shown; that of the site by default. */
  market?: string | undefined;
}
