import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  splitting: true,
  minify: true,
  clean: true,
  dts: false,
  noExternal: [/.*/],
  external: ['fs-native-extensions', /^@croupier\/site/],
  // Bundled CommonJS packages ask for Node's own modules with `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  esbuildOptions(options) {
    options.conditions = ['@croupier/source', 'module', 'node', 'import'];
    options.keepNames = true;
  },
});
