/** What the demo may load: it keeps its content in the browser, so its page alone says so. */
export const DEMO_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  // The file of an import may be on another site.
  "connect-src 'self' https:",
  "base-uri 'none'",
];
