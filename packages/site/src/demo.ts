import {
  type Actor,
  createPerform,
  customStyleSheet,
  dayOf,
  getView,
  isProblem,
  type LoadView,
  type Locale,
  type Problem,
  type PublicCatalogue,
  readCatalogue,
  runtime,
  type StorageAdapter,
  trackingClick,
  trackingView,
  VISITOR,
} from '@croupier/core';
import { availableLocalStorage, browserStorage, seedIfNew } from '@croupier/core/browser';
import { pageTexts, refusalOf, refusalText } from '@croupier/core/page-texts';
import { demoFallbacks } from '@croupier/core/sample';
import type { VisitClick } from '@croupier/ui/enhance';
import type { AuthService } from './account/auth.js';
import { demoAuth } from './account/demo-auth.js';
import { putDemoContent } from './account/demo-passwords.js';
import type { AdminBackend } from './admin/backend/backend.js';
import { demoBackend } from './admin/backend/demo-backend.js';
import { showStoredPictures } from './admin/backend/demo-pictures.js';
import { withMediaUrls } from './demo-media.js';

/** The demo: views of the content in this browser, the sign-in service and the traffic counters. */
export interface Demo {
  load: LoadView;
  auth: AuthService;
  /** The data of the admin screens. */
  admin: AdminBackend;
  /** Shows the pictures of the library in the admin. Returns a function that stops it. */
  showPictures(): () => void;
  /** Calls the listener after a change of the content in another tab, and after signing in or out. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** The custom CSS as last loaded; '' for none. */
  customCss(): string;
  /** The words of the content as last loaded; undefined for English. */
  labels(): Locale | undefined;
  /** Why nothing can be saved, for visitors; undefined where it can. */
  storageNotice(): string | undefined;
  /** Counts a page view. */
  trackView(page: { path: string; title: string; referrer: string }): void;
  /** Counts a click on a link to a casino. */
  trackClick(link: VisitClick): void;
  /** Logs a request for a missing address. */
  trackNotFound(path: string): void;
}

/** Opens the store in this browser, with the sample content the first time. Where storage is blocked, the sample is shown. */
export async function openDemo(): Promise<Demo> {
  const webStorage = availableLocalStorage();
  const kept = browserStorage(webStorage);
  const unreadable = await storageProblemOf(kept);
  const storage = await seedIfNew(kept, runtime, putDemoContent);
  const perform = createPerform(storage, runtime);
  const auth = demoAuth({ storage, runtime, localStorage: webStorage });
  const withPictures = withMediaUrls(storage);
  const inPlace = await demoFallbacks();
  let stored: PublicCatalogue | undefined;

  const actor = (): Actor => ({ author: VISITOR.author, role: auth.getState().user?.role });
  // A failed count is of no concern to a visitor.
  const count = (counted: Promise<unknown>) => void counted.catch(() => undefined);

  return {
    async load(name, params) {
      stored = await readCatalogue(storage, dayOf(runtime.now()), stored);
      const { user } = auth.getState();
      const catalogue = {
        ...stored,
        demoFallbacks: inPlace,
        ...(user === undefined ? {} : { visitor: user }),
      };
      const view = getView(catalogue, name, params);
      return stored.media.size === 0 ? view : withPictures(view);
    },
    auth,
    admin: demoBackend({ storage, runtime, auth, demoFallbacks: inPlace, withPictures }),
    showPictures: () => showStoredPictures(storage),
    subscribe(listener) {
      const off = [storage.watch(listener), auth.subscribe(listener)];
      return () => {
        for (const stop of off) stop();
      };
    },
    customCss: () => customStyleSheet(stored?.customCss ?? ''),
    labels: () => stored?.labels,
    storageNotice() {
      const { keepsNothing, hasNoRoom, shownInstead } = pageTexts('failure', stored?.labels);
      if (webStorage === undefined) return keepsNothing;
      if (unreadable === undefined) return storage === kept ? undefined : hasNoRoom;
      return `${refusalText(refusalOf(unreadable, 'form.failed'), stored?.labels)} ${shownInstead}`;
    },
    trackView(page) {
      console.info('Page view', page);
      count(perform(trackingView, page, { actor: actor() }));
    },
    trackClick(link) {
      console.info('Click', link);
      count(perform(trackingClick, link, { actor: actor() }));
    },
    trackNotFound(path) {
      console.info('Not found', path);
      const line = { id: runtime.newId(), path, referrer: '', ts: runtime.now().getTime() };
      count(storage.appendLog('missing', line));
    },
  };
}

/** Why the browser's content cannot be read; the sample is shown instead. */
async function storageProblemOf(storage: StorageAdapter): Promise<Problem | undefined> {
  try {
    await storage.read(() => undefined);
    return undefined;
  } catch (problem) {
    if (!isProblem(problem)) throw problem;
    return problem;
  }
}
