import type { HTMLAttributes } from 'react';

/** The attributes of all elements of the embed. */
export interface EmbedProps extends HTMLAttributes<HTMLElement> {
  /** Where the data comes from, unless from where the script does. */
  base?: string;
  /** The market whose offers it shows, such as CA-ON; that of the site by default. */
  market?: string;
  theme?: 'light' | 'dark' | 'auto';
  'affiliate-id'?: string;
  subid?: string;
  'oncroupier-load'?: (event: CustomEvent<EmbedDetail>) => void;
  'oncroupier-impression'?: (event: CustomEvent<EmbedDetail>) => void;
  'oncroupier-visit'?: (event: CustomEvent<VisitDetail>) => void;
  'oncroupier-error'?: (event: CustomEvent<EmbedDetail & { message: string }>) => void;
}

/** The detail of events: the attributes of the element, and for several casinos their slugs in order. */
export interface EmbedDetail {
  slug?: string;
  query?: string;
  limit?: string;
  slugs?: string | string[];
}

/** The detail of a click on the visit link; `preventDefault()` keeps the visitor on the page. */
export interface VisitDetail {
  slug: string;
  href: string;
  clickId: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A casino's card. */
      'croupier-casino-card': EmbedProps & { slug: string };
      /** The casinos of a query, best first by default. */
      'croupier-toplist': EmbedProps & { query: string; limit?: number | string };
      /** Two to four casinos side by side. */
      'croupier-compare': EmbedProps & { slugs: string };
    }
  }
}
