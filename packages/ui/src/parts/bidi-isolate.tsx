import type { ReactNode } from 'react';

/** Isolates plain text in its own direction. Elements set their direction themselves. */
export function bidiIsolate(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <bdi>{content}</bdi> : content;
}
