import { closestTarget, listen } from './listen.js';

/** The tray of a comparison names the casinos that are chosen; its hint returns when none is. */
export function nameChosenCasinos(): () => void {
  const hints = new WeakMap<Element, string>();
  return listen('change', (event) => {
    const form = closestTarget<HTMLInputElement>(event, 'input[data-croupier-pick]')?.form;
    const tray = form?.querySelector('[data-croupier-chosen]');
    if (form == null || tray == null) return;
    const hint = hints.get(tray) ?? tray.textContent;
    hints.set(tray, hint);
    const names = [...form.elements].flatMap((field) =>
      field instanceof HTMLInputElement && field.checked ? (field.dataset.croupierPick ?? []) : [],
    );
    tray.textContent = names.join(', ') || hint;
  });
}
