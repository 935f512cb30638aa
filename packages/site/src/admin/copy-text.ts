import { showToast, type ToastOptions } from '@croupier/ui/admin';

type Words = Pick<ToastOptions, 'title' | 'text'>;

/** Copies a text to the clipboard, and says in a toast whether that went well. Returns whether it did. */
export async function copyText(text: string, done: Words, failed: Words): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast({ tone: 'poor', ...failed });
    return false;
  }
  showToast({ tone: 'good', ...done });
  return true;
}
