/**
 * Limits of tests, in milliseconds. They end what hangs and prove nothing: a test that needs longer on a busy machine
 * is not wrong. No test has a limit of its own (`test/project/limits.test.ts`).
 */

/** For one condition: an element, a text, an address of a started process. */
export const WAIT_LIMIT_MS = 120_000;
/** For a frame: a browser may draw none of a window that it takes for hidden. */
export const FRAME_LIMIT_MS = 2000;
/** For a test, or what is done before and after it. */
export const TEST_LIMIT_MS = 600_000;
/** For a test of thousands of cases: every route as everybody, a thousand mistakes. */
export const LONG_TEST_LIMIT_MS = 3_600_000;
