/**
 * Addresses that the application answers itself (spec 1, section 2.1; spec 2, section 2.7): home leads to the
 * default view, the others say why there is no page.
 */
export const OWN_ADDRESSES = {
  home: '/',
  refused: '/403',
  notFound: '/404',
} as const;

/** The base path when `app.yaml` cannot be read. */
export const DEFAULT_BASE = '/ui/';

/** Says which version of the server the console has to follow, instead of finding out. */
export const SERVER_COOKIE = 'gatehouse_server';
