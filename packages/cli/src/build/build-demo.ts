import { hash } from 'node:crypto';
import { loadDemoFiles } from '../serve/built-site.js';
import { DEMO_POLICY } from '../serve/demo-policy.js';
import { openOutputFolder } from './output-folder.js';

/** What a build of the demo wrote. */
export interface DemoSummary {
  files: number;
  written: number;
}

/**
 * Writes the demo, whose content lives in the visitor's browser, as files for the root of a host. Its error page is the demo
 * too, so that a host of files opens every screen at its address. Problems: `fault` if the demo is not built, `conflict`
 * where the folder holds anything but a build.
 */
export async function buildDemo(out: string): Promise<DemoSummary> {
  const { page, files } = await loadDemoFiles();
  const output = openOutputFolder(out);
  try {
    const html = forFiles(page.toString());
    const contents = new Map<string, string | Buffer>([
      ...[...files].map(([path, body]) => [path.slice(1), body] as const),
      ['index.html', html],
      ['404.html', html],
    ]);
    const built = new Map<string, { hash: string; source: string }>();
    let written = 0;
    for (const [file, content] of contents) {
      const hashed = hash('sha256', content, 'base64url');
      built.set(file, { hash: hashed, source: '' });
      if (output.previous?.files.get(file)?.hash === hashed) continue;
      output.stage(file, content);
      written++;
    }
    if (written === 0 && output.previous?.files.size === built.size) output.discard();
    else output.commit({ inputs: 'demo', files: built });
    return { files: built.size, written };
  } catch (error) {
    output.discard();
    throw error;
  }
}

/** The page with what the headers of a server say otherwise; its content is invented, so search engines leave it out. */
function forFiles(html: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${DEMO_POLICY.join('; ')}" />`;
  return html.replace('<head>', `<head>${policy}<meta name="robots" content="noindex" />`);
}
