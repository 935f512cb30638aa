import { sendTraffic } from './beacon.js';
import { enhance } from './enhance.js';
import { suggestNearPages } from './navigation/near-pages.js';
import { partialNavigation } from './navigation/partial-navigation.js';
import { suggestCountry } from './suggest-country.js';

/** The one script of served and built pages. */
function start(): void {
  enhance({
    onVisitClick: (click) => sendTraffic({ click }),
    navigate: partialNavigation(),
    prefetchesLinks: true,
  });
  // A host without the index has the search all the same.
  suggestNearPages().catch(() => undefined);
  // A list is complete without it.
  suggestCountry().catch(() => undefined);
  whenShown(() =>
    sendTraffic({ view: { path: location.pathname, title: document.title, referrer: document.referrer } }),
  );
}

/** Browsers render pages ahead that may never be looked at. */
function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering === true) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

start();
