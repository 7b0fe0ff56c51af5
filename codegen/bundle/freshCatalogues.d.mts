/** Writes `generated/locales` when it is missing or older than its sources. */
export function writeStaleCatalogues(project: string): Promise<void>;
