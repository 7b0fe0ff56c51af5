/** Names of cookies; only the first two have the prefix (protocol, section 1). */
export const COOKIE_PREFIX = 'jms_';
export const SESSION_COOKIE = `${COOKIE_PREFIX}sessionid`;
export const CSRF_COOKIE = `${COOKIE_PREFIX}csrftoken`;
export const PREFIX_COOKIE = 'SESSION_COOKIE_NAME_PREFIX';
export const PUBLIC_KEY_COOKIE = 'jms_public_key';
export const SESSION_MARK_COOKIE = 'jms_session_expire';
export const LANGUAGE_COOKIE = 'django_language';
export const ORGANIZATION_COOKIE = 'X-JMS-ORG';

/** Lifetime of Django's CSRF cookie: one year. */
export const CSRF_LIFETIME_S = 31_449_600;
