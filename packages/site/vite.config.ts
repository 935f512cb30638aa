import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CLASS_PATTERN } from '../ui/build/class-pattern.js';

const sources = ['@croupier/source', 'module', 'development|production'];

// `vite build` makes the demo, a site on its own; `vite build --ssr` makes the renderer that `croupier serve` loads.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  resolve: { conditions: [...sources, 'browser'] },
  ssr: { noExternal: true, resolve: { conditions: [...sources, 'node'] } },
  css: {
    transformer: 'lightningcss',
    // The same names as in the library's own build, so that one style sheet fits both.
    lightningcss: { cssModules: { pattern: CLASS_PATTERN } },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node20' : 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    minify: !isSsrBuild,
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
