/** Another site's page that a component is shown on. */
export interface HostPage {
  title: string;
  /** The style of the page and of everything on it. */
  css: string;
}

/** Styles that pages bring along: those of a common blog theme, and those of a page that means harm. */
export const hostPages: Record<string, HostPage> = {
  plain: { title: 'Plain page', css: '' },
  wordpress: {
    title: 'Like WordPress',
    css: `
      font: 1.125rem/1.7 Georgia, serif; color: #28303d; background: #d1e4dd;
      h1, h2, h3, h4 { font-family: Georgia, serif; font-weight: 400; letter-spacing: 0.01em; }
      a { color: #28303d; text-decoration: underline; text-underline-offset: 3px; }
      p, ul, ol, table { margin-block-end: 1.5em; }
      ul, ol { padding-inline-start: 2.5em; }
      li { margin-block: 0.25em; }
      img { max-width: 100%; height: auto; }
      button, input, select, textarea { font: inherit; border: 3px solid #39414d; border-radius: 0; padding: 10px; }
      table, th, td { border: 1px solid #39414d; border-collapse: collapse; padding: 8px; }
    `,
  },
  hostile: {
    title: 'Hostile CSS',
    css: `
      * { all: unset !important; color: #a21caf !important; font: 9px monospace !important; }
      a { display: none !important; }
    `,
  },
};

/** The style sheet of a host page, scoped to its name; empty where it has none. */
export function hostSheet(name: string): string {
  const css = hostPages[name]?.css ?? '';
  return css === '' ? '' : `.ground[data-host="${name}"] {${css}}`;
}
