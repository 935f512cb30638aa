import { type Sheets, sheets } from './sheets.js';

const style = document.head.appendChild(document.createElement('style'));

/** The style sheets that the toolbar has, the first where it has none. */
export function chosenSheets(globals: Record<string, string>): Sheets {
  return sheets[globals.sheets ?? ''] ?? (Object.values(sheets)[0] as Sheets);
}

/**
 * Has the page, with its dialogs and menus, use the sheet that an app loads for what a story shows, and waits for its fonts: no
 * story is measured in another. A pattern is of both worlds, and the review of a casino is shipped with the pages.
 */
export async function applySheets({ components, pages, admin }: Sheets, title: string): Promise<void> {
  const [group] = title.split('/');
  const css =
    group === 'Admin'
      ? admin
      : group === 'Pages' || title.startsWith('Casino/CasinoReview')
        ? pages
        : group === 'Patterns'
          ? [components, pages, admin].join('\n')
          : components;
  if (style.textContent !== css) style.textContent = css;
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}
