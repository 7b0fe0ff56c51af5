export function findChromium(windows?: boolean): string | undefined;
export function findOrInstallChromium(): Promise<
  { path: string; problem?: undefined } | { path?: undefined; problem: string }
>;
