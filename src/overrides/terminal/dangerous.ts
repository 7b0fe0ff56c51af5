/** The `risk_level` of commands that a filter calls dangerous (contract: audit, section 3). */
export const DANGEROUS = '5';
