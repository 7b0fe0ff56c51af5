import { sessionFacts } from '#project/generated/session.ts';

/** Storage key of the tab: a token survives the reload of its page, and not the tab. */
const KEY = 'gatehouse.token';

/** Who has signed in with a token, and it. */
interface SignedIn {
  readonly token: string;
  readonly username: string;
}

let known: SignedIn | undefined;

/** Undefined until somebody signs in, and for servers with pages of their own for that. */
export function signedIn(): SignedIn | undefined {
  if (sessionFacts.login?.kind === 'token') known ??= stored();
  return known;
}

export function keepToken(next: SignedIn): void {
  known = next;
  try {
    globalThis.sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage it is kept until the page is loaded anew.
  }
}

/** At log out, and when the server refuses it. */
export function forgetToken(): void {
  known = undefined;
  try {
    globalThis.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept there.
  }
}

/** The header of calls: `Bearer …`. */
export function authorization(): string | undefined {
  const { login } = sessionFacts;
  const token = signedIn()?.token;
  return login?.kind === 'token' && token ? `${login.scheme} ${token}` : undefined;
}

function stored(): SignedIn | undefined {
  try {
    // It is ours: `keepToken` has written it.
    return JSON.parse(globalThis.sessionStorage.getItem(KEY) ?? '') as SignedIn;
  } catch {
    return undefined;
  }
}
