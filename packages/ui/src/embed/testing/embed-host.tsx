import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';

/** Another site's page of a width in CSS pixels: the embed, and the script that draws it. */
export function EmbedHost({ wide, children }: { wide?: number | undefined; children: ReactNode }) {
  return (
    <div style={wide === undefined ? undefined : { inlineSize: `${wide}px`, maxInlineSize: '100%' }}>
      {children}
      <script async src={new URL('/embed/croupier.js', document.baseURI).href} />
    </div>
  );
}

/** Waits until the element of a story shows its content. Returns its shadow root. */
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

/** Waits until the element of a story shows its fallback: the content of the page. */
export async function expectFallback(canvas: HTMLElement): Promise<void> {
  const element = findEmbed(canvas);
  await waitFor(() => expect(shadowRootOf(element)?.querySelector('slot')?.inert).toBe(false), {
    timeout: 10_000,
  });
  await expect(shadowRootOf(element)?.querySelector('.frame')).toBeNull();
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

/** True if the system forces its own colors. */
export function usesForcedColors(): boolean {
  return matchMedia('(forced-colors: active)').matches;
}
