import '@croupier/ui/fonts.css';
import componentSheets from 'croupier:component-sheets';
import admin from '@croupier/ui/admin.css?inline';
import layeredAdmin from '@croupier/ui/admin.layered.css?inline';
import pages from '@croupier/ui/pages.css?inline';
import layeredPages from '@croupier/ui/pages.layered.css?inline';
import components from '@croupier/ui/styles.css?inline';
import layeredComponents from '@croupier/ui/styles.layered.css?inline';
import tokens from '@croupier/ui/tokens.css?inline';
import layeredTokens from '@croupier/ui/tokens.layered.css?inline';
import type { Sheets } from '../sheets.js';

/** The published style sheets, by the way to load them. */
export const sheets: Record<string, Sheets> = {
  whole: { title: 'All components', components, pages, admin, tokens },
  layered: {
    title: 'All components, in layers',
    components: layeredComponents,
    pages: layeredPages,
    admin: layeredAdmin,
    tokens: layeredTokens,
  },
  single: {
    title: 'One sheet for each component',
    components: [tokens, ...componentSheets].join('\n'),
    pages,
    admin,
    tokens,
  },
};
