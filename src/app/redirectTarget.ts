/**
 * The target of a redirect: an absolute path below the base, or a sibling of its own path, with the
 * parameters filled in and its query kept.
 *
 * @param target from the manifest: `create`, `/console/shop/books/create`
 * @param from the route's own path, for example `/console/shop/books`
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
