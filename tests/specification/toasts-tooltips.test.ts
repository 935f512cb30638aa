// @vitest-environment jsdom
import { act, createElement, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showToast, Toaster } from '../../packages/ui/src/admin/parts/Toaster/Toaster.js';
import {
  Tooltip,
  TooltipGroup,
  type TooltipProps,
} from '../../packages/ui/src/admin/parts/Tooltip/Tooltip.js';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** Shows something until the test is over, on a clock that stands until it is told to go on. */
async function renderInDocument(body: ReactElement): Promise<HTMLElement> {
  vi.useFakeTimers();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
    vi.useRealTimers();
  });
  await act(async () => root.render(body));
  return container;
}

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('P-219: a toast stays for three seconds; three are visible at once, 356 px wide and 14 px apart', async () => {
  await renderInDocument(createElement(Toaster));
  for (let n = 1; n <= 4; n++) {
    await act(async () => {
      showToast({ title: `Number ${n}` });
      await vi.advanceTimersByTimeAsync(50);
    });
  }
  const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')];
  expect(toasts().filter((one) => one.getAttribute('data-visible') === 'true')).toHaveLength(3);
  const list = document.querySelector('[data-sonner-toaster]') as HTMLElement;
  expect(list.style.getPropertyValue('--width')).toBe('356px');
  expect(list.style.getPropertyValue('--gap')).toBe('14px');
  await after(2_700);
  expect(toasts()).toHaveLength(4);
  await after(1_000);
  expect(toasts()).toHaveLength(0);
});

test('P-220: a tooltip opens after 700 ms; within 300 ms of its closing the next one opens at once', async () => {
  const tip = (name: string) =>
    createElement(
      Tooltip,
      { text: `About ${name}` } as TooltipProps,
      createElement('button', { type: 'button' }, name),
    );
  const container = await renderInDocument(
    createElement(TooltipGroup, {} as { children: ReactNode }, tip('one'), tip('two')),
  );
  const [one, two] = [...container.querySelectorAll('button')] as HTMLElement[] as [HTMLElement, HTMLElement];
  const said = () => document.querySelector('[role="tooltip"]')?.textContent;
  const rest = (on: HTMLElement) =>
    act(async () => {
      for (const type of [
        'pointerenter',
        'pointerover',
        'mouseenter',
        'mouseover',
        'mousemove',
        'pointermove',
      ]) {
        on.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      }
    });
  const leave = (from: HTMLElement) =>
    act(async () => {
      for (const type of ['pointerout', 'pointerleave', 'mouseout', 'mouseleave']) {
        from.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
      }
    });
  await rest(one);
  await after(650);
  expect(said()).toBe(undefined);
  await after(100);
  expect(said()).toBe('About one');
  await leave(one);
  await after(200);
  await rest(two);
  await after(50);
  expect(said()).toBe('About two');
});
