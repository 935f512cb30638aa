/** A page of somebody else's that a component stands on. */
export interface HostPage {
  title: string;
  css: string;
}

/** Styles that pages bring along: those of a common blog theme, and those of a page that means harm. */
export const hostPages: Record<string, HostPage> = {
  plain: { title: 'Plain page', css: '' },
  wordpress: {
    title: 'Like WordPress',
    css: `
      body { font: 1.125rem/1.7 Georgia, serif; color: #28303d; background: #d1e4dd; }
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
      #storybook-root * { all: unset !important; color: #c026d3 !important; font: 9px monospace !important; }
      #storybook-root a { display: none !important; }
    `,
  },
};
