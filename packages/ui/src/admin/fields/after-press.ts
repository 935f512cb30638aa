/**
 * Runs at once, or at the end of the press that goes on: what moves the page in the middle of a press takes the click
 * away from what was pressed.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) {
    run();
    return;
  }
  const listeners = new AbortController();
  const end = () => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    run();
  };
  const options = { capture: true, signal: listeners.signal };
  // A click comes right behind the release, and needs what is run to have happened.
  window.addEventListener('click', end, options);
  window.addEventListener('mouseup', () => setTimeout(end), options);
  window.addEventListener('dragend', end, options);
}
