import { useState, useSyncExternalStore } from 'react';
import { type QueryInput, queryText } from '../own-data.js';

/** The query by which a list shows what it shows. */
interface ListQueryState {
  query: string;
  /** Asks for another one. `replaces` leaves no step back to the last, as while a search is typed. */
  ask: (query: string, replaces?: boolean) => void;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function askAddress(query: string, replaces = false): void {
  const address = query === '' ? location.pathname : `?${query}`;
  if (replaces) history.replaceState(history.state, '', address);
  else history.pushState(history.state, '', address);
  for (const listener of listeners) listener();
}

/** The query of the page's address, or one of the list's own. `first` is what a server was asked for. */
export function useListQuery(first: QueryInput, isInAddress: boolean): ListQueryState {
  const [own, setOwn] = useState(() => queryText(first));
  const inAddress = useSyncExternalStore(
    subscribe,
    () => location.search.slice(1),
    () => queryText(first),
  );
  return isInAddress ? { query: inAddress, ask: askAddress } : { query: own, ask: setOwn };
}
