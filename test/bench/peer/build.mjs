import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Builds the stock console of this folder for production, compressed like ours.
 *
 * @param {string} outDir an empty folder
 * @param {string} base the path at which it is served, with slashes at both ends
 */
export async function buildPeer(outDir, base) {
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    base,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, target: 'es2022', chunkSizeWarningLimit: 2000 },
  });
  for (const name of readdirSync(outDir, { recursive: true })) {
    if (!/\.(?:js|css|html)$/.test(name)) continue;
    const content = readFileSync(join(outDir, name));
    writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(outDir, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
