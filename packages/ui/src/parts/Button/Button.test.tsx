// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.js';

function written(button: ReactElement): HTMLButtonElement {
  document.body.innerHTML = renderToStaticMarkup(button);
  return document.querySelector('button') as HTMLButtonElement;
}

test('a button submits a form only with type="submit"', () => {
  expect(written(<Button>Show</Button>).type).toBe('button');
  expect(written(<Button type="submit">Show</Button>).type).toBe('submit');
});

test('a busy button submits nothing, and keeps the focus', () => {
  const busy = written(
    <Button type="submit" loading>
      Saving
    </Button>,
  );
  expect(busy.type).toBe('button');
  expect(busy.disabled).toBe(false);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});

test('a click on a busy button does nothing', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  let clicks = 0;
  const pressed = (loading: boolean) => {
    flushSync(() => {
      root.render(
        <Button loading={loading} onClick={() => clicks++}>
          Save
        </Button>,
      );
    });
    place.querySelector('button')?.click();
    return clicks;
  };
  expect(pressed(false)).toBe(1);
  expect(pressed(true)).toBe(1);
});
