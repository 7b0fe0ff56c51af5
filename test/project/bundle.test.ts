import { accessSync, constants } from 'node:fs';
import { expect, it } from 'vitest';

// `npm test` bundles before it comes here, as a developer does after installing.
it('the command line is executable after it was bundled, as npx needs it', () => {
  expect(() => accessSync('dist/bin/gatehouse.mjs', constants.X_OK)).not.toThrow();
});
