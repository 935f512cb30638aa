import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAdmin } from './backend.js';

test('A-241: the data of the admin cannot be read outside of its provider', () => {
  const Lost = () => {
    useAdmin();
    return null;
  };
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('useAdmin must be used within an AdminProvider');
});
