/** Limits of one manifest or catalogue file; far above what users write. */
export const MAX_FILE_BYTES = 1_048_576; // 1 MB
/** Words and signs, as YAML is split into them: a file of commas must not take ten seconds. */
export const MAX_LEXEMES = 100_000;
export const MAX_NESTING = 32; // levels
export const MAX_KEYS_PER_MAP = 2_000; // keys
