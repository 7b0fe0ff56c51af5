/** Limits of one manifest or catalogue file; far above what people write. */
export const MAX_FILE_BYTES = 1_048_576; // 1 MB
export const MAX_NESTING = 32; // levels
export const MAX_KEYS_PER_MAP = 2_000; // keys
