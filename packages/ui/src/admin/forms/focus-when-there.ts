/**
 * Gives the focus to a field as soon as it is in the page, since parts of a form load once they are shown. Returns what gives up;
 * so does the next key or press of the reader.
 */
export function focusWhenThere(fieldId: string): () => void {
  let frame = 0;
  const giveUp = () => {
    cancelAnimationFrame(frame);
    removeEventListener('keydown', giveUp, true);
    removeEventListener('pointerdown', giveUp, true);
  };
  const look = () => {
    const field = document.getElementById(fieldId);
    if (field === null) {
      frame = requestAnimationFrame(look);
      return;
    }
    giveUp();
    field.focus();
  };
  addEventListener('keydown', giveUp, true);
  addEventListener('pointerdown', giveUp, true);
  look();
  return giveUp;
}
