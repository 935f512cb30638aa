import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/**
 * What a CommonJS file of plain ASCII exports. Where `FILE.code` holds what the engine made of it at build time, that is not made anew:
 * half of the time that a command took to start. Code of another engine or of other settings is left aside by the engine.
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
