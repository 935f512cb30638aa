import type { ReactElement } from 'react';

/** The HTML of a part of a page, made before or now; undefined where the part is to be rendered in its place. */
export type KeepHtml = (part: ReactElement) => string | undefined;

let keepHtml: KeepHtml | undefined;

/** Renders pages while parts that many of them show are asked of `keep`. For servers: `render` must be synchronous. */
export function renderWithKeptParts<T>(keep: KeepHtml | undefined, render: () => T): T {
  const before = keepHtml;
  keepHtml = keep;
  try {
    return render();
  } finally {
    keepHtml = before;
  }
}

/**
 * The props by which an element shows a part that many pages show alike: the part itself, or its HTML where that is kept.
 * The component that calls it must use no hooks, since the part may be rendered meanwhile.
 */
export function keptContent(
  part: ReactElement,
): { children: ReactElement } | { dangerouslySetInnerHTML: { __html: string } } {
  const html = keepHtml?.(part);
  return html === undefined ? { children: part } : { dangerouslySetInnerHTML: { __html: html } };
}
