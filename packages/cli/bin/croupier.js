#!/usr/bin/env node
const { existsSync } = require('node:fs');
const path = require('node:path');

const main = path.join(__dirname, '../dist/main.cjs');
// Only a checkout can be without it, and its script builds what is missing.
if (!existsSync(main)) {
  const build = path.join(__dirname, '../../../scripts/build.js');
  const { status } = require('node:child_process').spawnSync(process.execPath, [build], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(1);
}
require(main);
