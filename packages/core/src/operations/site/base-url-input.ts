import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { problem } from '../../problem.js';

/** The address of the site, for a site whose settings do not have it. */
export const baseUrlInput = lazy(() =>
  z
    .url({ protocol: /^https?$/, hostname: /./, error: 'must be an address like https://guide.example' })
    .optional(),
);

/** Problem: `invalid` where neither the settings nor the input have an address. */
export function requireBaseUrl(baseUrl: string | undefined, what: string): string {
  if (baseUrl === undefined) throw problem('site.base-url-missing', { what });
  return baseUrl;
}
