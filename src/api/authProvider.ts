import type { AuthProvider } from 'ra-core';

/** The session as react-admin's auth provider needs it. */
export interface AuthEnvironment {
  /** The signed-in user; undefined during start-up. */
  readonly person: () => { readonly id: string; readonly name: string } | undefined;
  readonly permissions: () => readonly string[];
  /** May the user do this to records of a resource, or to this record? */
  readonly may: (question: {
    readonly resource: string;
    readonly action: string;
    readonly record?: Readonly<Record<string, unknown>> | undefined;
  }) => Promise<boolean>;
  /** Opens the server's logout page. */
  readonly logout: () => void;
}

/**
 * react-admin's auth provider.
 *
 * Login is a page of the server. A refused call never logs out here: a 401 goes to the session
 * (`onUnauthenticated`), which asks the user (spec 1, section 8).
 */
export function createAuthProvider(environment: AuthEnvironment): AuthProvider {
  return {
    login: () => Promise.reject(new Error('The server has its own login page.')),
    logout: () => {
      environment.logout();
      // Another page is being loaded: react-admin must not navigate.
      return Promise.resolve(false);
    },
    checkAuth: () =>
      environment.person() ? Promise.resolve() : Promise.reject(new Error('errors.signedOut')),
    checkError: () => Promise.resolve(),
    getIdentity: () => {
      const person = environment.person();
      return person
        ? Promise.resolve({ id: person.id, fullName: person.name })
        : Promise.reject(new Error('errors.signedOut'));
    },
    getPermissions: () => Promise.resolve(environment.permissions()),
    canAccess: environment.may,
  };
}
