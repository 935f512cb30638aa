import { adminFormLabels } from '@croupier/core/messages';
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

test('a field without a picture has no address and nothing to remove, and submits what the record has', () => {
  const markup = renderToStaticMarkup(
    <ImageField label="Logo" name="logo" defaultValue={PLACEHOLDER_IMAGE} />,
  );
  expect(markup.match(/value="[^"]*"/g)).toEqual(['value=""', `value="${PLACEHOLDER_IMAGE}"`]);
  expect(markup).not.toContain(adminFormLabels.image.remove);
});
