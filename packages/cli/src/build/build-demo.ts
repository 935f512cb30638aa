import { DEMO_POLICY } from '../serve/demo-policy.js';
import { loadDemoFiles } from '../serve/site-renderer.js';
import { beginFiles } from './built-files.js';
import { openOutputFolder } from './open-output-folder.js';

/** What a build of the demo wrote. */
interface DemoSummary {
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
    const built = beginFiles(output);
    for (const [path, body] of files) built.put(path.slice(1), '', body);
    for (const file of ['index.html', '404.html']) built.put(file, '', html);
    built.commit('demo');
    return { files: built.files.size, written: built.written.length };
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
