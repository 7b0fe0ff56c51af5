/**
 * Where a redirect leads: an absolute path below the base, or one beside its own address, with the
 * parameters of the address filled in and its query kept.
 *
 * @param target as the manifest says it: `create`, `/console/assets/gateways/create`
 * @param from the route's own path, for example `/console/assets/gateways`
 */
export function redirectTarget(
  target: string,
  from: string,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): string {
  const path = target.startsWith('/') ? target : `${from}/${target}`;
  const filled = path.replace(/:([A-Za-z_]+)/g, (whole, name: string) =>
    encodeURIComponent(params[name] ?? whole),
  );
  return filled + search;
}
