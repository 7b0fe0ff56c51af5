/** The server's own page for authenticator apps and other devices. */
export const MFA_PAGE = '/core/auth/profile/mfa/';
