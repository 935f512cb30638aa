import type { ReactNode } from 'react';

/** Words alone, in the direction that they have themselves; what is more than words has said so of itself. */
export function bidiIsolate(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <bdi>{content}</bdi> : content;
}
