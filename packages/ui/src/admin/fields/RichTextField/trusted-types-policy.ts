import { sanitizeHtml } from '@croupier/core/html';

interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: 'default', rules: { createHTML(html: string): string }): object;
}

/**
 * Makes the core's sanitizer the page's default policy of Trusted Types: HTML that any code hands to the browser, such as
 * what a library reads from the clipboard, is sanitized first. Until the editor opens there is none, and the browser
 * refuses such HTML.
 */
export function installSanitizerPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', { createHTML: sanitizeHtml });
}
