import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npx vitest run --config test/durability/vitest.config.ts`: what takes minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['test/durability/**/*.test.ts'],
    testTimeout: 1_200_000,
  },
});
