export const WAIT_LIMIT_MS: number;
export const FRAME_LIMIT_MS: number;
export const TEST_LIMIT_MS: number;
export const LONG_TEST_LIMIT_MS: number;
