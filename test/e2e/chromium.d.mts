export function findChromium(): string | undefined;
export function findOrInstallChromium(): Promise<
  { path: string; problem?: undefined } | { path?: undefined; problem: string }
>;
