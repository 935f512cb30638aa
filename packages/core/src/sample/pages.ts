import type { PageInput } from '../collections/pages/page.js';
import { withLiveLinks } from './live-links.js';
import { aboutPages } from './pages-about.js';
import { casinoPages } from './pages-casinos.js';
import { supportPages } from './pages-support.js';

/** The sample pages: one for every link in the footer. */
export const samplePages: PageInput[] = [...aboutPages, ...casinoPages, ...supportPages].map((page) => ({
  ...page,
  content: withLiveLinks(page.content ?? ''),
}));
