/** The way to a text in a view: the keys of its parts, and their values. */
export type TextWay = readonly (readonly [key: string | number, value: unknown])[];

/**
 * A view whose texts are changed; parts without a change stay the same objects. The head of a page is for machines, and keeps
 * its texts. The way is only valid during the call.
 */
export function mapTexts<V>(view: V, change: (text: string, way: TextWay) => string): V {
  const way: [string | number, unknown][] = [];
  const mapped = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value, way);
    if (typeof value !== 'object' || value === null) return value;
    let copy: unknown[] | Record<string, unknown> | undefined;
    for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      if (key === 'head') continue;
      way.push([key, item]);
      const next = mapped(item);
      way.pop();
      if (next === item) continue;
      copy ??= Array.isArray(value) ? [...value] : { ...value };
      (copy as Record<string | number, unknown>)[key] = next;
    }
    return copy ?? value;
  };
  return mapped(view) as V;
}
