interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/** The only policy that the Content-Security-Policy of pages allows. */
const POLICY_NAME = 'croupier';

let policy: { createHTML(html: string): string } | undefined;

/** Parses a page of this site; its scripts do not run. Browsers with Trusted Types take HTML from a policy alone. */
export function parseDocument(html: string): Document {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}
