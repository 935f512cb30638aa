import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PLACEHOLDER_IMAGE } from '../../../parts/ImageWithInitial/ImageWithInitial.js';
import { ImageField } from './ImageField.js';

test('a picture is shown, and none is asked for in its place', () => {
  const markup = (value: string) => renderToStaticMarkup(<ImageField label="Logo" defaultValue={value} />);
  expect(markup('/media/owl.png')).toContain('<img class');
  expect(markup(PLACEHOLDER_IMAGE)).not.toContain('<img');
  expect(markup('')).not.toContain('<img');
});
