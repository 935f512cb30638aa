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

/** Changes values in the address without a new history entry; '' removes one. */
export function replaceAddressValues(values: Record<string, string>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  navigate(location.pathname + (text === '' ? '' : `?${text}`), { replace: true });
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
