import {
  clockwork,
  customSheet,
  dayOf,
  type Home,
  isProblem,
  type Load,
  type PublicCatalogue,
  performer,
  readCatalogue,
  trackingClick,
  trackingView,
  VISITOR,
  viewOf,
} from '@croupier/core';
import { browserHome, pageStorage, seedOnce } from '@croupier/core/browser';
import { siteLabels } from '@croupier/core/messages';
import { putSample, standIns } from '@croupier/core/sample';
import type { FollowedLink } from '@croupier/ui/enhance';
import type { AuthService } from './account/auth.js';
import { demoAuth } from './account/demo-auth.js';
import { picturesOf } from './demo-pictures.js';

/** The demo: views of what this browser keeps, who is signed in, and the counting of what is looked at. */
export interface Demo {
  load: Load;
  auth: AuthService;
  /** Calls the listener after the content changed in another tab, or someone signed in or out; returns how to stop. */
  watch(listener: () => void): () => void;
  /** The custom CSS of the content as it was last loaded; '' for none. */
  sheet(): string;
  /** Why nothing can be saved, in words for visitors; undefined where it can. */
  trouble: string | undefined;
  /** Counts a page that is looked at. */
  viewed(page: { path: string; title: string; referrer: string }): void;
  /** Counts a link to a casino that is followed. */
  clicked(link: FollowedLink): void;
  /** Writes down that somebody asked for an address that is not there. */
  missed(path: string): void;
}

const { failure: say } = siteLabels;

/** Opens the store in this browser, with the sample content the first time; what is blocked can still be looked at. */
export async function openDemo(): Promise<Demo> {
  const storage = pageStorage();
  const kept = browserHome(storage);
  const unreadable = storage === undefined ? say.keepsNothing : await troubleWith(kept);
  const home = await seedOnce(kept, clockwork, putSample);
  const trouble = unreadable ?? (home === kept ? undefined : say.hasNoRoom);
  const perform = performer(home, clockwork);
  const auth = demoAuth({ home, clockwork, storage });
  const withPictures = picturesOf(home);
  const inPlace = await standIns();
  let stored: PublicCatalogue | undefined;

  // What cannot be counted costs a visitor nothing.
  const count = (counted: Promise<unknown>) => void counted.catch(() => undefined);

  return {
    async load(name, params) {
      stored = await readCatalogue(home, dayOf(clockwork.now()), stored);
      const { user } = auth.state();
      const catalogue = { ...stored, standIns: inPlace, ...(user === undefined ? {} : { visitor: user }) };
      const view = viewOf(catalogue, name, params);
      return stored.media.size === 0 ? view : withPictures(view);
    },
    auth,
    watch(listener) {
      const off = [home.watch(listener), auth.watch(listener)];
      return () => {
        for (const stop of off) stop();
      };
    },
    sheet: () => customSheet(stored?.customCss ?? ''),
    trouble,
    viewed(page) {
      console.info('Page view', page);
      count(perform(trackingView, page, { actor: VISITOR }));
    },
    clicked(link) {
      console.info('Click', link);
      count(perform(trackingClick, link, { actor: VISITOR }));
    },
    missed(path) {
      console.info('Not found', path);
      const line = { id: clockwork.newId(), path, referrer: '', ts: clockwork.now().getTime() };
      count(home.append('missing', line));
    },
  };
}

/** Why what a browser keeps cannot be read; the sample is shown in its place. */
async function troubleWith(home: Home): Promise<string | undefined> {
  try {
    await home.read(() => undefined);
    return undefined;
  } catch (problem) {
    if (!isProblem(problem)) throw problem;
    return `${problem.message}. ${say.shownInstead} ${problem.hint ?? ''}`.trim();
  }
}
