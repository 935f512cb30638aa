import { useSyncExternalStore } from 'react';
import { navigate } from '../navigation.js';

/** The path of the address bar, decoded by the browser's own rules. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** The query of the address bar, without the question mark. */
export function useAddressQuery(): string {
  return useSyncExternalStore(subscribe, () => location.search.slice(1));
}

/** A value kept in the address under a name, so that a link shows the same list; '' where it is absent. */
export function useAddressValue(name: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => new URLSearchParams(location.search).get(name) ?? '');
  return [value, (next) => replaceAddressValues({ [name]: next })];
}

/** Changes values in the address without a new history entry; '' removes one, and a list gives a name several. */
export function replaceAddressValues(values: Readonly<Record<string, string | readonly string[]>>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    const [first, ...others] = [value].flat().filter((one) => one !== '');
    // What is there keeps its place.
    if (first === undefined) query.delete(name);
    else query.set(name, first);
    for (const one of others) query.append(name, one);
  }
  replaceAddressQuery(query.toString());
}

/** Changes the query of the address without a new history entry. */
export function replaceAddressQuery(query: string): void {
  navigate(location.pathname + (query === '' ? '' : `?${query}`), { replace: true });
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
