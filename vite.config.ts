import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const project = fileURLToPath(new URL('.', import.meta.url));

/** One copy of the router and of react-admin's core, or contexts do not meet. */
const singleRouter = { 'react-router-dom': 'react-router' };
/** Polyfills that no browser of ours needs: 5 kB brotli of the first load. */
const withoutPolyfills = {
  'object.entries': `${project}src/app/shims/entries.cjs`,
  hasown: `${project}src/app/shims/hasOwn.cjs`,
  warning: `${project}src/app/shims/warning.cjs`,
};
const inlineForTests = [/react-admin/, /ra-/, /react-router/];

export default defineConfig({
  root: `${project}src`,
  base: '/ui/',
  cacheDir: `${project}node_modules/.vite`,
  plugins: [react()],
  resolve: { alias: { ...singleRouter, ...withoutPolyfills } },
  build: {
    outDir: `${project}dist/console`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: {
    projects: [
      {
        root: project,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/{codegen,sandbox,contract,project}/**/*.test.ts'],
        },
      },
      {
        root: project,
        plugins: [react()],
        resolve: { alias: singleRouter },
        test: {
          name: 'browser-code',
          environment: 'jsdom',
          include: ['test/src/**/*.test.{ts,tsx}'],
          server: { deps: { inline: inlineForTests } },
        },
      },
      {
        root: project,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
