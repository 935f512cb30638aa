import { expect, test, vi } from 'vitest';
import { createPartKeeper } from './kept-parts.js';

function Part({ name, onVisit: _ }: { name: string; onVisit?: () => void; labels?: object | undefined }) {
  return <b>{name}</b>;
}

test('a part is rendered once for all pages that show the same in the same words', () => {
  const Counted = vi.fn(Part);
  const keepHtml = createPartKeeper();
  expect(keepHtml(<Counted name="Copper & Heron" />)).toBe('<b>Copper &amp; Heron</b>');
  expect(keepHtml(<Counted name="Copper & Heron" />)).toBe('<b>Copper &amp; Heron</b>');
  expect(Counted).toHaveBeenCalledTimes(1);
  expect(keepHtml(<Counted name="Red Fox" />)).toBe('<b>Red Fox</b>');
  expect(keepHtml(<Counted name="Red Fox" labels={{}} />)).toBe('<b>Red Fox</b>');
  expect(Counted).toHaveBeenCalledTimes(3);
});

test('components with the same props are kept apart', () => {
  const keepHtml = createPartKeeper();
  const Other = ({ name }: { name: string }) => <i>{name}</i>;
  expect([keepHtml(<Part name="Fox" />), keepHtml(<Other name="Fox" />)]).toEqual([
    '<b>Fox</b>',
    '<i>Fox</i>',
  ]);
});

test('a part is left to its place where the head preloads its picture, or where no text says all of its props', () => {
  const keepHtml = createPartKeeper();
  const Picture = () => <img src="/logo.svg" alt="" />;
  expect(keepHtml(<Picture />)).toBeUndefined();
  expect(keepHtml(<Picture />)).toBeUndefined();
  expect(keepHtml(<Part name="Fox" onVisit={() => undefined} />)).toBeUndefined();
});
