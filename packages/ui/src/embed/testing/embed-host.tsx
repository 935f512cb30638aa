import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';

/** A page of somebody else's, as wide as given in CSS pixels: what stands there, and the script that draws it. */
export function EmbedHost({ wide, children }: { wide?: number | undefined; children: ReactNode }) {
  return (
    <div style={wide === undefined ? undefined : { inlineSize: `${wide}px`, maxInlineSize: '100%' }}>
      {children}
      <script async src={new URL('/embed/croupier.js', document.baseURI).href} />
    </div>
  );
}

/** Waits until the element of a story shows what it was asked for, and gives what is inside. */
export function renderedEmbed(canvas: HTMLElement): Promise<HTMLElement> {
  return waitFor(
    () => {
      const shadow = shadowRootOf(findEmbed(canvas));
      expect(shadow?.querySelector('.frame > *')).toBeTruthy();
      return shadow as HTMLElement;
    },
    { timeout: 10_000 },
  );
}

/** Waits until the element of a story has given up, so that what stands in the page is all there is. */
export async function expectFallback(canvas: HTMLElement): Promise<void> {
  const element = findEmbed(canvas);
  await waitFor(() => expect(shadowRootOf(element)?.firstElementChild?.localName).toBe('slot'), {
    timeout: 10_000,
  });
  await expect(element.querySelector('a')).toBeVisible();
}

/** The texts of a part, in their order. */
export function partsOf(shadow: HTMLElement, part: string): string[] {
  return [...shadow.querySelectorAll(`[part="${part}"]`)].map(({ textContent }) => textContent ?? '');
}

/** The element of a story. */
export function findEmbed(canvas: HTMLElement): HTMLElement {
  const element = canvas.querySelector<HTMLElement>(
    'croupier-casino-card, croupier-toplist, croupier-compare',
  );
  if (element === null) throw new Error('There is no embed.');
  return element;
}

function shadowRootOf(element: HTMLElement): HTMLElement | null {
  return element.shadowRoot as unknown as HTMLElement | null;
}

/** Whether the reader's own colours stand for those of all pages. */
export function usesForcedColors(): boolean {
  return matchMedia('(forced-colors: active)').matches;
}
