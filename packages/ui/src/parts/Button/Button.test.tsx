// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.js';

function written(button: ReactElement): HTMLButtonElement {
  document.body.innerHTML = renderToStaticMarkup(button);
  return document.querySelector('button') as HTMLButtonElement;
}

test('a button sends a form only where it is told to', () => {
  expect(written(<Button>Show</Button>).type).toBe('button');
  expect(written(<Button type="submit">Show</Button>).type).toBe('submit');
});

test('while it is busy it sends nothing, and keeps the focus', () => {
  const busy = written(
    <Button type="submit" isBusy>
      Saving
    </Button>,
  );
  expect(busy.type).toBe('button');
  expect(busy.disabled).toBe(false);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});
