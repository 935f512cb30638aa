import '@croupier/ui/fonts.css';
import componentSheets from 'croupier:component-sheets';
import adminSheet from '@croupier/ui/admin.css?inline';
import layeredAdminSheet from '@croupier/ui/admin.layered.css?inline';
import pagesSheet from '@croupier/ui/pages.css?inline';
import layeredPagesSheet from '@croupier/ui/pages.layered.css?inline';
import wholeSheet from '@croupier/ui/styles.css?inline';
import layeredSheet from '@croupier/ui/styles.layered.css?inline';
import tokens from '@croupier/ui/tokens.css?inline';
import layeredTokens from '@croupier/ui/tokens.layered.css?inline';
import type { Sheets } from '../sheets.js';

/** The published style sheets, by the way to load them. */
export const sheets: Record<string, Sheets> = {
  whole: { title: 'All components', css: [wholeSheet, pagesSheet, adminSheet].join('\n'), tokens },
  layered: {
    title: 'All components, in layers',
    css: [layeredSheet, layeredPagesSheet, layeredAdminSheet].join('\n'),
    tokens: layeredTokens,
  },
  single: {
    title: 'One sheet for each component',
    css: [tokens, ...componentSheets, pagesSheet, adminSheet].join('\n'),
    tokens,
  },
};
