/** Adds a listener to the document; returns a function that removes it. */
export function listen<K extends keyof DocumentEventMap>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  document.addEventListener(type, listener, options);
  return () => document.removeEventListener(type, listener, options);
}

/** The nearest element around an event that a selector names. */
export function closestTarget<E extends HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null;
}
