/** Where one's own authenticator is looked after. Source: protocol, sections 8.1 and 8.2. */
export const OVERVIEW = '/core/auth/profile/mfa/';
export const ENABLE = '/core/auth/profile/otp/enable/start/';
export const DISABLE = '/core/auth/profile/otp/disable/';
/** Where its code is asked for while somebody logs in. */
export const SECOND_STEP = '/core/auth/login/mfa/';
/** Where somebody waits for those who have to let them in. */
export const WAITING = '/core/auth/login/wait-confirm/';
export const LOGIN = '/core/auth/login/';

export const CODE_FIELD = { name: 'code', label: 'codeLabel', kind: 'code' } as const;
