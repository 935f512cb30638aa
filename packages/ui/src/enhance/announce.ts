let region: HTMLElement | undefined;

/** Has a screen reader say something when it is next silent. */
export function announce(message: string): void {
  if (region?.isConnected !== true) {
    region = document.createElement('div');
    region.className = 'cr-visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const here = region;
  here.textContent = '';
  // A live region must be in the page, and empty, before its text is read out.
  setTimeout(() => {
    here.textContent = message;
  }, 50);
}
