/** A component that stands in somebody's layout takes this: a class for its root. */
export interface ClassNameProps {
  /** A class of your own beside the component's. */
  className?: string | undefined;
}

/** Class names as one attribute; what is missing is left out. */
export function classNames(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ');
}
