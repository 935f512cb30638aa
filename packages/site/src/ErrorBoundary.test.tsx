// @vitest-environment jsdom
import { deLabels } from '@croupier/core/locales';
import { messages } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Broken(): never {
  throw new Error('A bug in a screen');
}

test('a page that fails shows what happened and where to go, and is drawn again on the next visit', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const page = {};
  const show = (shown: object, screen: ReactNode) =>
    act(async () => root.render(<ErrorBoundary page={shown}>{screen}</ErrorBoundary>));
  history.replaceState(null, '', '/games?q=a');
  await show(page, <Broken />);
  expect(place.querySelector('[role="alert"] h1')?.textContent).toBe(pageTexts('failure').title);
  const ways = [...place.querySelectorAll('a')].map(({ textContent, pathname, search }) => [
    textContent,
    pathname + search,
  ]);
  expect(ways).toEqual([
    [pageTexts('failure').again, '/games?q=a'],
    [messages.notFound.home, '/'],
  ]);
  await show(page, <p>Drawn once more</p>);
  expect(place.textContent).not.toContain('Drawn');
  await show({}, <p>Asked for once more</p>);
  expect(place.textContent).toBe('Asked for once more');
  expect(said).toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('on a German site it speaks German', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ErrorBoundary page={{}} labels={deLabels}>
        <Broken />
      </ErrorBoundary>,
    ),
  );
  expect(place.querySelector('h1')?.textContent).toBe(deLabels.pages.failure.title);
  await act(async () => root.unmount());
});
