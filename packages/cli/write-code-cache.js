// The last step of the build: runs the built commands as people do, and keeps beside them the code that the engine made
// of them, so that no start has to make it anew (src/code-cache.ts takes it up).
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const file = fileURLToPath(new URL('./dist/run.cjs', import.meta.url));
const source = readFileSync(file);
// The bundler escapes all that stands in strings; text of plain ASCII is read many times as fast.
if (source.some((byte) => byte > 127)) throw new Error(`${file} is not plain ASCII`);
const script = new Script(Module.wrap(source.toString('latin1')), { filename: file });
const commands = { exports: {} };
script.runInThisContext()(commands.exports, createRequire(file), commands, file, path.dirname(file));

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-code-'));
const store = path.join(folder, 'store');
const csv = path.join(folder, 'casinos.csv');
writeFileSync(
  csv,
  'name,description,rating,bonuses,games,paymentMethods\nCopper Heron,"Calm, and quick",4.5,None,Slots,"Visa, Skrill"\n',
);
const print = process.stdout.write;
process.stdout.write = () => true;
for (const words of [
  ['init', store, '--name', 'Store', '--quiet'],
  ['casinos', 'import', csv, '--store', store, '--quiet'],
  ['casinos', 'list', '--store', store],
  ['casinos', 'show', 'copper-heron', '--store', store],
  ['casinos', 'feature', 'copper-heron', '--store', store, '--quiet'],
  ['history', '--store', store],
]) {
  await commands.exports.run(words, 0);
  if (process.exitCode) throw new Error(`croupier ${words.join(' ')} ended with ${process.exitCode}`);
}
process.stdout.write = print;
rmSync(folder, { recursive: true });

writeFileSync(`${file}.code.part`, script.createCachedData());
renameSync(`${file}.code.part`, `${file}.code`);
