export function hashSources(project: string, sources: readonly string[]): string;
