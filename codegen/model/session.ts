/** A page of the server, as a path from its root: `/core/auth/login/`. */
type ServerPage = `/${string}`;

/** A page of the server where people sign in. */
interface PageLogin {
  readonly kind: 'page';
  readonly address: ServerPage;
  /** What a call that is redirected below it says: nobody is signed in. */
  readonly pages: ServerPage;
  /** The query parameter with the way back. */
  readonly next: string;
}

/** A call that exchanges name and password for a token; the console has the page. */
export interface TokenLogin {
  readonly kind: 'token';
  /** Address of the call, below the root of the API. */
  readonly address: string;
  /** The fields of its body. */
  readonly username: string;
  readonly password: string;
  /** Where the token stands in the answer, with dots: `data.access`. */
  readonly token: string;
  /** The word before the token in `Authorization`. */
  readonly scheme: string;
}

/** Organizations that calls are made for. */
export interface OrganizationFacts {
  /** The header of a call, with the organization's id. */
  readonly header: string;
  /** The cookie that the server's own pages read. */
  readonly cookie: string;
  /** The query parameter of a page, and of a call, that names another organization. */
  readonly parameter: string;
  /** The call that says which organization a call is for. */
  readonly current: string;
  /** The address of all organizations: a write below it changes the lists. */
  readonly all: string;
  /** The public setting that is on where there are several; absent: there always may be. */
  readonly setting?: string;
  /** The id of the only organization of a server without several. */
  readonly default: string;
  /** The lists of the profile: what a view names, and its field. */
  readonly lists: Readonly<Record<string, string>>;
}

/** Who has which organizations, by permissions; only the compiler asks. */
interface OrganizationAccess {
  /** The permission that puts organizations into each list. */
  readonly needs?: Readonly<Record<string, string>>;
  /** The field of records that belong to one. */
  readonly field?: string;
  /** The permission to choose the root organization. */
  readonly root?: string;
}

/** What the compiler knows of a session. */
export type KnownSession = SessionFacts &
  SessionParts & { readonly organizations?: OrganizationFacts & OrganizationAccess };

interface LicenceFacts<Route extends string> {
  /** The public setting that has to be on for a warning. */
  readonly setting?: string;
  /** The permission of those who are warned. */
  readonly needs?: string;
  /** The call that says when it ends; absent: nobody is warned. */
  readonly address?: string;
  /** The fields of the answer: the date of its end, how much it covers, and how much there is. */
  readonly ends?: string;
  readonly limit?: string;
  readonly used?: string;
  /** The route that a warning leads to. */
  readonly page?: Route;
}

/** What a server's refusal has that asks the user for a proof of identity; all of it. */
/** Of several values, one. */
interface VerificationFacts {
  readonly status?: number | readonly number[];
  readonly code?: string | readonly string[];
  readonly type?: string;
}

/** An announcement in public settings: the one that is on while it is shown, the one that has it, and its keys. */
interface AnnouncementFacts {
  readonly enabled?: string;
  readonly setting: string;
  readonly id?: string;
  readonly subject?: string;
  readonly content?: string;
  readonly link?: string;
}

/** What is known of passwords, in public settings and in the profile. */
interface PasswordFacts {
  /** The setting with the days until a password expires. */
  readonly expiry?: string;
  /** The field of the profile with the date of the last change. */
  readonly changed?: string;
  /** Fields of the profile, and their values for those who have a password here. */
  readonly local?: Readonly<Record<string, string>>;
  /** The setting with the rules of a new password. */
  readonly rules?: string;
  /** The keys of that setting: the least length, and the classes of characters that have to be there. */
  readonly length?: string;
  readonly upperCase?: string;
  readonly lowerCase?: string;
  readonly number?: string;
  readonly specialCharacter?: string;
}

/** What parts of the console need to know that no first page has. */
export interface SessionParts<Route extends string = string> {
  readonly licence?: LicenceFacts<Route>;
  /** Links of the help menu: the settings that hold them, or addresses. */
  readonly help?: {
    readonly document?: string;
    readonly support?: string;
    readonly downloads?: string;
    readonly enterprise?: string;
  };
  /** Secrets are encrypted with the public key in this cookie. */
  readonly secrets?: { readonly cookie: string };
  readonly announcement?: AnnouncementFacts;
  readonly passwords?: PasswordFacts;
}

/**
 * How people sign in, and what a server has besides its records: `session` of `app.yaml`. What is absent does not
 * exist for this console: it is neither asked for nor offered.
 */
export interface SessionFacts {
  /** Absent: nobody signs in. */
  readonly login?: PageLogin | TokenLogin;
  /** Statuses that say that nobody is signed in; of 403 another call decides whether it does. */
  readonly signedOut: readonly number[];
  /** A page of the server that ends the session. */
  readonly logout?: ServerPage;
  /** Address of the signed-in user; absent: everybody is the same person. */
  readonly profile?: string;
  /** The field with the permissions, of the profile or of the answer of an address; absent: every gate of permissions is open. */
  readonly permissions?: { readonly address?: string; readonly field: string };
  /** The token against forged requests: a cookie that is sent back in a header. */
  readonly csrf?: {
    readonly cookie: string;
    readonly header: string;
    /** The cookie that holds a prefix of the first one's name. */
    readonly prefix?: string;
  };
  /** The cookie that says that there is a session; absent: the profile alone says it. */
  readonly mark?: string;
  /** The cookie with the language. */
  readonly language: string;
  /** The header with the browser's time zone. */
  readonly timeZone?: string;
  /** Addresses of public settings: for everybody, and for those who are signed in. */
  readonly settings?: { readonly open?: string; readonly all?: string };
  /** The page that a user sees first, once, and the field of the profile that says so. */
  readonly firstLogin?: { readonly field: string; readonly page: string };
  readonly organizations?: OrganizationFacts;
  /** The public setting with the `corporation` of the footer. */
  readonly edition?: string;
  /** Messages to users: their address, and the socket that tells the number of unread ones. */
  readonly messages?: { readonly address: string; readonly socket: string };
  readonly verification?: VerificationFacts;
}
