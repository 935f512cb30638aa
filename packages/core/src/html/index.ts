export { readingMinutes, textLength } from '../rules/reading-time.js';
export { formatVideo, videoAddress, videoAt } from '../values/addresses/video.js';
export { type CssItem, readStyleSheet } from '../values/css/css-items.js';
export { type SafeHtml, sanitizeHtml, treeOf } from '../values/html/sanitize-html.js';
export { cleanPastedHtml, dataPicturesIn, type PastedHtml } from './clean-pasted-html.js';
export type { HtmlFault } from './html-fault.js';
export { findHtmlFaults } from './html-faults.js';
