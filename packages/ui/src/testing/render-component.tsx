import type { Labels } from '@croupier/core/locales';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LabelsProps } from '../parts/labels-props.js';

/** The HTML of a component in the language of some labels; English without them. */
export type Rendering = (labels?: Partial<Labels>) => string;

/** A component with fixed props, in any language. */
export function renderWithLabels<P extends object>(
  Component: ComponentType<P & LabelsProps>,
  props: P,
): Rendering {
  return (labels) =>
    renderToStaticMarkup(<Component {...props} {...(labels === undefined ? {} : { labels })} />);
}

/** A component that takes its words as props of their own. */
export function renderWithTextProps(element: (labels: Partial<Labels>) => ReactNode): Rendering {
  return (labels = {}) => renderToStaticMarkup(element(labels));
}

/** A component that has no words of its own. */
export function renderWithoutTexts<P extends object>(Component: ComponentType<P>, props: P): Rendering {
  return () => renderToStaticMarkup(<Component {...props} />);
}
