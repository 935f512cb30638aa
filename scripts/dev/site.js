import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-program.js';
import { stylesOf } from './styles.js';
import { loadSource, NONCE } from './vite.js';

const PUBLIC = path.join(root, 'packages/site/public');
const ADMIN = path.join(root, 'packages/site/admin.html');
const SCRIPTS = ['/@vite/client', `/@fs${path.join(root, 'packages/ui/src/enhance/served-page-entry.ts')}`];

/** Stands for the built site that `croupier serve` uses, made from the source. */
export async function siteFromSource(vite) {
  const { render, renderAccountMenu } = await loadSource(vite, 'site/src/entry-server.tsx');
  const { ADMIN_HEADERS, PAGE_HEADERS } = await loadSource(vite, 'cli/src/serve/security-headers.ts');
  const files = new Map(
    readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [`/${path.relative(PUBLIC, file)}`, readFileSync(file)]),
  );
  const css = await stylesOf(vite);
  // Browsers keep a sheet for an hour, so another one has another name.
  const sheet = `/styles/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  files.set(sheet, Buffer.from(css));
  const policy = loosened(PAGE_HEADERS['content-security-policy']);
  return {
    files,
    adminPage: Buffer.from(await vite.transformIndexHtml('/admin.html', readFileSync(ADMIN, 'utf8'))),
    adminPolicy: loosened(ADMIN_HEADERS['content-security-policy']).replace(
      "script-src 'self'",
      `script-src 'self' 'nonce-${NONCE}'`,
    ),
    stylesheets: [sheet],
    scripts: [],
    fonts: [],
    renderAccountMenu,
    async render(...asked) {
      const { status, headers, html } = await render(...asked);
      const modules = SCRIPTS.map((src) => `<script type="module" src="${src}"></script>`).join('');
      const withScripts = html.replace('</head>', () => `${modules}</head>`);
      return { status, headers: { ...headers, 'content-security-policy': policy }, html: withScripts };
    },
  };
}

/** The policy of served pages, plus what Vite's client needs: a socket, and markup and style of its error overlay. */
function loosened(policy) {
  return `${policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace(/; require-trusted-types-for 'script'; trusted-types [\w ]+/, '')
    .replace("connect-src 'self'", "connect-src 'self' ws:")}; worker-src blob:`;
}
