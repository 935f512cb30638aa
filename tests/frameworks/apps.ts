/** A small app as somebody makes it with a framework: the first code of the README, and what the framework wants around it. */
export interface App {
  dependencies: Record<string, string>;
  /** The files beside `package.json`; `source` is the code of the README. */
  files(source: ReadmeCode): Record<string, string>;
  /** What it builds with, and what it serves the build with on a port of this machine. */
  build: string[];
  serve(port: number): string[];
}

/** Code of the README of the components. */
export interface ReadmeCode {
  /** The ten lines for own data: a component without props. */
  cards: string;
  /** A page of Next with a list from a spreadsheet. */
  list: string;
}

const REACT = { react: '19.2.7', 'react-dom': '19.2.7' };
const HTML = '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Casinos</title></head>';
const STRICT = {
  compilerOptions: {
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', jsx: 'preserve' },
    ...{ strict: true, noEmit: true, skipLibCheck: true, esModuleInterop: true, isolatedModules: true },
    ...{ lib: ['dom', 'esnext'], resolveJsonModule: true },
  },
};

/** The frameworks by name. Astro and React Router in the last versions that run on Node 20. */
export const APPS: Record<string, App> = {
  Vite: {
    dependencies: { ...REACT, vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' },
    files: ({ cards }) => ({
      'index.html': `${HTML}<body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`,
      'main.tsx': `import { createRoot } from 'react-dom/client';
        import App from './app';
        createRoot(document.getElementById('root')!).render(<App />);`,
      'app.tsx': cards,
      'vite.config.js': `import react from '@vitejs/plugin-react'; export default { plugins: [react()] };`,
    }),
    build: ['vite', 'build'],
    serve: (port) => ['vite', 'preview', '--port', `${port}`, '--host', '127.0.0.1'],
  },
  Next: {
    dependencies: {
      ...REACT,
      ...{ next: '16.4.6', typescript: '5.9.3', '@types/react': '19.2.2', '@types/node': '20.19.43' },
    },
    files: ({ cards, list }) => ({
      'app/layout.tsx': `import type { ReactNode } from 'react';
        export const metadata = { title: 'Casinos' };
        export default function Layout({ children }: { children: ReactNode }) {
          return <html lang="en"><body>{children}</body></html>;
        }`,
      'app/page.tsx': cards,
      'app/list/page.tsx': list,
      'tsconfig.json': JSON.stringify(STRICT),
    }),
    build: ['next', 'build'],
    serve: (port) => ['next', 'start', '--port', `${port}`, '--hostname', '127.0.0.1'],
  },
  Astro: {
    dependencies: { ...REACT, astro: '5.18.2', '@astrojs/react': '4.4.2' },
    files: ({ cards }) => ({
      'src/pages/index.astro': `---\nimport App from '../app';\n---\n${HTML}<body><App client:load /></body></html>`,
      'src/app.tsx': cards,
      'astro.config.mjs': `import react from '@astrojs/react'; export default { integrations: [react()] };`,
      'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' } }),
    }),
    build: ['astro', 'build'],
    serve: (port) => ['astro', 'preview', '--port', `${port}`, '--host', '127.0.0.1'],
  },
  'React Router': {
    dependencies: {
      ...REACT,
      ...{ 'react-router': '7.18.4', '@react-router/dev': '7.18.4', '@react-router/node': '7.18.4' },
      ...{ '@react-router/serve': '7.18.4', isbot: '5.1.31', vite: '7.1.12', typescript: '5.9.3' },
    },
    files: ({ cards }) => ({
      'app/root.tsx': `import { Links, Meta, Outlet, Scripts } from 'react-router';
        export default function Root() {
          return <html lang="en"><head><meta charSet="utf-8" /><title>Casinos</title><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>;
        }`,
      'app/routes.ts': `import { index } from '@react-router/dev/routes'; export default [index('home.tsx')];`,
      'app/home.tsx': cards,
      'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'; export default { plugins: [reactRouter()] };`,
      'tsconfig.json': JSON.stringify({ compilerOptions: { ...STRICT.compilerOptions, jsx: 'react-jsx' } }),
    }),
    build: ['react-router', 'build'],
    serve: () => ['react-router-serve', './build/server/index.js'],
  },
};
