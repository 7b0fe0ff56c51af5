/** Bundles again when one of the sources (by default: all of them) has changed since the last bundle. */
export function bundleIfChanged(sources?: readonly string[]): Promise<void>;
