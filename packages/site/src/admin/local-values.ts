/** Reads a value from the local storage; undefined without a readable one. */
export function readLocalValue<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Saves a value in the local storage; undefined removes it. Without room it lasts as long as its page. */
export function saveLocalValue(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}
