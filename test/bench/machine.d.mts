export const ORVAL_THEN: number;
export const RESOURCES: number;
export const FIELDS: number;
export function slowness(): number | undefined;
export function fourTimesSlower(times: number | undefined): number;
