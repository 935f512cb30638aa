export { browserHome, type PageParts, pageStorage } from './store/browser.js';
export { seedOnce } from './store/seed.js';
