/** Bundles anew when sources have changed since the last time; these are all of the bundle's, unless given. */
export function bundleIfChanged(sources?: readonly string[]): Promise<void>;
