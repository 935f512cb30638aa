import { type Sheets, sheets } from './sheets.js';

const style = document.head.appendChild(document.createElement('style'));

/** The style sheets that the toolbar has, the first where it has none. */
export function chosenSheets(globals: Record<string, string>): Sheets {
  return sheets[globals.sheets ?? ''] ?? (Object.values(sheets)[0] as Sheets);
}

/** Has the page, with its dialogs and menus, use style sheets, and waits for their fonts: no story is measured in another. */
export async function applySheets({ css }: Sheets): Promise<void> {
  if (style.textContent !== css) style.textContent = css;
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}
