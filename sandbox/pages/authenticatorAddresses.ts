/** The overview of one's own authenticator. Source: protocol, sections 8.1 and 8.2. */
export const OVERVIEW = '/core/auth/profile/mfa/';
export const ENABLE = '/core/auth/profile/otp/enable/start/';
export const DISABLE = '/core/auth/profile/otp/disable/';
/** The second step of a login. */
export const SECOND_STEP = '/core/auth/login/mfa/';
/** The page that waits for the approval of a login. */
export const WAITING = '/core/auth/login/wait-confirm/';
export const LOGIN = '/core/auth/login/';

export const CODE_FIELD = { name: 'code', label: 'codeLabel', kind: 'code' } as const;
