export type { Navigate } from './auto-submit.js';
export { type EnhanceOptions, enhance } from './enhance.js';
export { parseDocument } from './navigation/parse-document.js';
export type { OnVisitClick, VisitClick } from './visit-clicks.js';
