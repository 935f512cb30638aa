import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/**
 * Returns the exports of a CommonJS file of plain ASCII. Uses the compiled code in `FILE.code`, if it matches this engine: a
 * command starts in half the time.
 */
export function requireWithCodeCache<T>(file: string): T {
  const script = new Script(Module.wrap(readFileSync(file, 'latin1')), {
    filename: file,
    cachedData: cachedCodeOf(file),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports as T;
}

function cachedCodeOf(file: string): Buffer | undefined {
  try {
    return readFileSync(`${file}.code`);
  } catch {
    return undefined;
  }
}
