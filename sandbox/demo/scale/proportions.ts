const ASSETS_PER_PERSON = 20;
const ASSETS_PER_SESSION = 2;
const COMMANDS_PER_SESSION = 2;
const ASSETS_PER_LOGIN = 4;

/** One user per twenty assets, one session with two commands per two assets, one login per four assets. */
export function proportionsOf(assets: number) {
  const sessions = Math.ceil(assets / ASSETS_PER_SESSION);
  return {
    assets,
    people: Math.ceil(assets / ASSETS_PER_PERSON),
    sessions,
    commands: sessions * COMMANDS_PER_SESSION,
    logins: Math.ceil(assets / ASSETS_PER_LOGIN),
  };
}

/** Number of records of each kind for a number of assets. */
export type Proportions = ReturnType<typeof proportionsOf>;
