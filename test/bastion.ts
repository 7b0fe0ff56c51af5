/** Paths of the console at the root of this repository, the first project of the engine; all other code is the engine. */
const OF_BASTION =
  /^(?:manifest|locales|generated|src\/overrides|sandbox\/(?:areas|demo|pages)|sandbox\/(?:areas|project)\.ts)(?:\/|$)/;

export const isOfBastion = (path: string): boolean => OF_BASTION.test(path);

/** Tests that pass where the bastion is absent, with the book shop of the examples as the project. */
export const TESTS_OF_ENGINE = {
  node: ['test/codegen', 'test/sandbox/kernel'],
  e2e: ['test/e2e/examples/bookshop.test.ts'],
} as const;
