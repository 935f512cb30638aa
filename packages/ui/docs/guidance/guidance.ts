/** How far a component is: `new` may still change in details, `experimental` altogether. */
export type Status = 'stable' | 'new' | 'experimental';

/** How a designer uses a component. */
export interface Guidance {
  status: Status;
  /** When to use it. */
  use: string;
  /** When not to, and what to use then. */
  avoid: string;
  do: string;
  dont: string;
  /** How its words are written. */
  content: string;
  /** What it does for readers, and what is left to do. */
  accessibility: string;
}
