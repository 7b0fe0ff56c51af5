/**
 * Query parameter of a form that another record's page opened: the path of that page, without the base path. After
 * the save the form leads back there.
 */
export const RETURN_PARAMETER = 'returnTo';
