import type { HTMLAttributes } from 'react';

/** The props of a scroll region: its name, for screen readers, and its content. */
type ScrollRegionProps = Pick<
  HTMLAttributes<HTMLElement>,
  'className' | 'children' | 'aria-label' | 'aria-labelledby'
>;

/** A box that scrolls content that is too wide for it, by keyboard too. Its class sets `overflow`. */
export function ScrollRegion(props: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach everything that scrolls
  return <section {...props} tabIndex={0} />;
}
