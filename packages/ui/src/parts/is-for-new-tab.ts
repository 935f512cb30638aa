/** Whether a click on a link opens it in another place, which is the browser's affair. */
export function isForNewTab({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
