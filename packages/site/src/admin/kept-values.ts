/** Reads what this browser keeps under a name; undefined where it keeps nothing that can be read. */
export function readKept<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Keeps a value in this browser; undefined forgets it. Without room it lasts as long as its page. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}
