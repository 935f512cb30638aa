import { contrastFaults } from './contrast-faults.js';
import type { ThemedElement } from './custom-properties.js';
import type { PageFacts } from './page-facts.js';
import type { CheckedSite } from './site-fault.js';
import { readStyleRules, type SheetRule, usedRules } from './style-rules.js';

/** Some sites give each page a class of its own; the first looks stand for all. */
const MAX_LOOKS = 20;

/** What pages have in common: their style sheets, and the elements down to their theme. */
interface StyleGroup {
  /** The first page that has it. */
  page: string;
  sheets: readonly string[];
  path: readonly ThemedElement[];
  /** What its pages name, for which alone style sheets are judged. */
  tags: Set<string>;
  classes: Set<string>;
  themes: Set<string>;
  /** Style attributes that set a color, with their pages. */
  styles: Map<string, string[]>;
}

/** The looks of the pages of a site. */
interface SiteLooks {
  /** Adds a page with the paths of its style sheets. */
  add(facts: PageFacts, sheets: readonly string[]): void;
  /** Text that is too faint, by the style sheet or the page that says so. */
  contrastFaults(read: CheckedSite['read']): Promise<{ page: string; message: string }[]>;
}

/** Begins with no page. */
export function collectLooks(): SiteLooks {
  const looks = new Map<string, StyleGroup>();
  return {
    add({ path: page, tags, classes, themes, styles, themePath: path }, sheets) {
      const key = JSON.stringify([sheets, path.map(themeOf)]);
      if (!looks.has(key) && looks.size === MAX_LOOKS) return;
      const look = looks.get(key) ?? newLook({ page, sheets, path });
      looks.set(key, look);
      for (const tag of tags) look.tags.add(tag);
      for (const name of classes) look.classes.add(name);
      for (const theme of themes) look.themes.add(theme);
      for (const style of styles) {
        const pages = look.styles.get(style);
        if (pages === undefined) look.styles.set(style, [page]);
        else pages.push(page);
      }
    },
    async contrastFaults(read) {
      const sheetRules = new Map<string, SheetRule[]>();
      for (const { sheets } of looks.values())
        for (const sheet of sheets)
          if (!sheetRules.has(sheet)) sheetRules.set(sheet, readStyleRules(sheet, (await read(sheet)) ?? ''));
      const faults = new Map<string, { page: string; message: string }>();
      for (const look of looks.values()) {
        const rules = usedRules(
          look.sheets.flatMap((sheet) => sheetRules.get(sheet) ?? []),
          look,
        );
        for (const { place, message } of contrastFaults(look.path, rules, look.styles.keys())) {
          for (const page of look.styles.get(place) ?? [place === '' ? look.page : place]) {
            // Looks often have their theme and their sheets in common.
            const key = `${place === '' ? '' : page} ${message}`;
            if (!faults.has(key)) faults.set(key, { page, message });
          }
        }
      }
      return [...faults.values()];
    },
  };
}

function newLook(common: Pick<StyleGroup, 'page' | 'sheets' | 'path'>): StyleGroup {
  return { ...common, tags: new Set(), classes: new Set(), themes: new Set(), styles: new Map() };
}

/** The attributes of an element that select its theme. */
function themeOf({ name, attributes }: ThemedElement): unknown[] {
  const themes = Object.entries(attributes).filter(([key]) => /^(?:class|id|style|data-.*theme)$/.test(key));
  return [name, themes];
}
