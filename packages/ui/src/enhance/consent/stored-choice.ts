/** What a visitor answered. */
export type Choice = 'accepted' | 'declined';

const KEY = 'croupier-privacy';

/** The choice that this browser keeps for an analytics id; another id is another question. */
export function storedChoice(id: string): Choice | undefined {
  const text = read();
  if (text === `accepted ${id}`) return 'accepted';
  return text === `declined ${id}` ? 'declined' : undefined;
}

/** Keeps a choice; a browser that keeps nothing asks on each page. */
export function storeChoice(id: string, choice: Choice): void {
  try {
    localStorage.setItem(KEY, `${choice} ${id}`);
  } catch {
    // Storage is turned off or full.
  }
}

/** Whether the browser asks sites not to track: Global Privacy Control, or Do Not Track. */
export function asksNotToBeTracked(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
