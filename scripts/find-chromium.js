import { accessSync, constants } from 'node:fs';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for every launch: containers lack a user namespace and a graphics card. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic'];

/** Where a Chromium is: CHROMIUM_PATH, else an installed one, else the one that came with the dependencies. */
export async function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names no program: ${named}`);
  }
  const installed = USUAL_PATHS.find(isExecutable);
  if (installed !== undefined) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  throw new Error('No Chromium is here. Install Chrome or Chromium, or name one in CHROMIUM_PATH.');
}

/**
 * Unpacks the browser of @sparticuz/chromium once into the temporary folder of the machine. That of a test run is new each
 * time, and its workers would unpack into it at once.
 */
async function unpackChromium() {
  // Read while it loads: makes it bring its own shared libraries, which a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { TMPDIR } = process.env;
  delete process.env.TMPDIR;
  try {
    const packed = await import('@sparticuz/chromium');
    return await packed.default.executablePath();
  } finally {
    if (TMPDIR !== undefined) process.env.TMPDIR = TMPDIR;
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
