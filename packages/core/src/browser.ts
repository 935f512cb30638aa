export {
  availableLocalStorage,
  type BrowserEnvironment,
  browserStorage,
} from './store/browser/browser-storage.js';
export { seedIfNew } from './store/seed.js';
