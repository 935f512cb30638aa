/** The path to a text in a view: the keys of its parts, and their values. */
export type ViewPath = readonly (readonly [key: string | number, value: unknown])[];

/**
 * A view whose texts are changed; parts without a change stay the same objects. The head of a page is for machines, and keeps
 * its texts. The path holds only during the call.
 */
export function mapTexts<V>(view: V, change: (text: string, path: ViewPath) => string): V {
  const path: [string | number, unknown][] = [];
  const mapped = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value, path);
    if (typeof value !== 'object' || value === null) return value;
    let copy: unknown[] | Record<string, unknown> | undefined;
    for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      if (key === 'head') continue;
      path.push([key, item]);
      const next = mapped(item);
      path.pop();
      if (next === item) continue;
      copy ??= Array.isArray(value) ? [...value] : { ...value };
      (copy as Record<string | number, unknown>)[key] = next;
    }
    return copy ?? value;
  };
  return mapped(view) as V;
}
