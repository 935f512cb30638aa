import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Form } from './Form.js';

test('a form that cannot be sent yet says why beside its greyed button', () => {
  const html = renderToStaticMarkup(
    <Form label="Casino" onSubmit={() => undefined} status="Saved" disabledReason="It needs a name">
      fields
    </Form>,
  );
  const [, id] = /<p id="([^"]+)"[^>]*>It needs a name<\/p>/.exec(html) ?? [];
  expect(id).toBeDefined();
  expect(html).toMatch(new RegExp(`<button[^>]*aria-disabled="true"[^>]*aria-describedby="${id}"`));
});
