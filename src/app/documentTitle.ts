/** The document title: the route's title followed by the login title (spec 1, section 2.1). */
export function documentTitle(routeTitle: string | undefined, loginTitle: string): string {
  return [routeTitle, loginTitle].filter((part) => part !== undefined && part !== '').join(' - ');
}

/** Sets the favicon of the deployment. */
export function showFavicon(document: Document, address: string): void {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
  link.rel = 'icon';
  link.href = address;
  if (!link.isConnected) document.head.append(link);
}
