/**
 * Addresses that the application answers itself, without a page in any view (spec 1, section 2.1;
 * spec 2, section 2.7): home leads to the default view, the others say why there is no page.
 */
export const OWN_ADDRESSES = {
  home: '/',
  refused: '/403',
  notFound: '/404',
} as const;

/** Where a console is served while nobody knows what its `app.yaml` says. */
export const USUAL_BASE = '/ui/';
