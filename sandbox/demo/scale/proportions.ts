/** How much of everything a company with so many assets has. */
export interface Proportions {
  readonly assets: number;
  readonly people: number;
  readonly sessions: number;
  readonly commands: number;
  readonly logins: number;
}

const ASSETS_PER_PERSON = 20;
const ASSETS_PER_SESSION = 2;
const COMMANDS_PER_SESSION = 2;
const ASSETS_PER_LOGIN = 4;

/** One person for twenty assets, a session for every second with two commands, a login for every fourth. */
export function proportionsOf(assets: number): Proportions {
  const sessions = Math.ceil(assets / ASSETS_PER_SESSION);
  return {
    assets,
    people: Math.ceil(assets / ASSETS_PER_PERSON),
    sessions,
    commands: sessions * COMMANDS_PER_SESSION,
    logins: Math.ceil(assets / ASSETS_PER_LOGIN),
  };
}
