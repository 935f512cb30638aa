import type { AriaAttributes, DOMAttributes, HTMLAttributes, Ref, RefCallback } from 'react';
import { type ClassNameProps, classNames } from './class-names.js';

type PlainAttributes = 'id' | 'style' | 'dir' | 'lang' | 'role' | 'tabIndex' | 'hidden' | 'inert' | 'slot';

/**
 * What the root element of a component takes, beside `data-` attributes: `id`, `style`, `aria-` attributes, event
 * handlers, a ref and a class.
 */
export interface RootProps
  extends Pick<HTMLAttributes<HTMLElement>, PlainAttributes>,
    AriaAttributes,
    Omit<DOMAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>,
    ClassNameProps {
  /** A ref to the root element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The attributes of a root element. */
export interface RootAttributes extends Omit<RootProps, 'ref'> {
  ref?: RefCallback<HTMLElement>;
}

const PASSED = /^(id|style|ref|dir|lang|role|tabIndex|hidden|inert|slot|(aria|data)-.+|on[A-Z].*)$/;

/** Props without what goes to the root element: for a component that hands its own on to others. */
export function withoutRootAttributes<P extends RootProps>(props: P): Omit<P, keyof RootProps> {
  const kept = Object.entries(props).filter(([name]) => name !== 'className' && !PASSED.test(name));
  return Object.fromEntries(kept) as Omit<P, keyof RootProps>;
}

/** The attributes of a component's root element: those of its props that an element takes, and its classes. */
export function rootAttributes(
  { className, ...props }: RootProps,
  ...classes: (string | undefined | false)[]
): RootAttributes {
  const passed = Object.entries(props).filter(([name]) => PASSED.test(name));
  return { ...Object.fromEntries(passed), className: classNames(className, ...classes) || undefined };
}
