import { sendTraffic } from './beacon.js';
import { enhance } from './enhance.js';
import { partialNavigation } from './partial-navigation.js';

/** The one script of served and built pages. */
function start(): void {
  enhance({
    onVisitClick: (click) => sendTraffic({ click }),
    navigate: partialNavigation(),
    prefetchesLinks: true,
  });
  sendTraffic({ view: { path: location.pathname, title: document.title, referrer: document.referrer } });
}

start();
