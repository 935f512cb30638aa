import type {} from 'react';

/** A custom property by which a page themes the components on it, such as `--croupier-primary`. */
export type BrandProperty = `--croupier-${string}`;

declare module 'react' {
  interface CSSProperties {
    /** Themes what is inside. */
    [property: BrandProperty]: string | number | undefined;
  }
}
