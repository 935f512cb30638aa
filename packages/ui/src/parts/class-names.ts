/** The props of a component that takes a class for its root element. */
export interface ClassNameProps {
  /** A class of your own, added to the component's. */
  className?: string | undefined;
}

/** Joins class names and leaves out undefined ones. One of an app comes first: by that style sheets know it. */
export function classNames(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ');
}
