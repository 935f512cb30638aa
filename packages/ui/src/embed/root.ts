import { render, type VNode } from 'preact';
import type { ReactNode } from 'react';

/** A place that React elements are shown in; the embed's build makes them with preact. */
export interface Root {
  render(content: ReactNode): void;
}

/** Makes an element a root. */
export function rootIn(element: Element): Root {
  return { render: (content) => render(content as unknown as VNode, element) };
}
