const EXAMPLE = '--api must be an address such as https://bastion.example.com';

export type Target = { readonly url: URL } | { readonly problem: string };

/** The server of `--api`: scheme, name and port. Anything else in the address is refused instead of ignored. */
export function readTarget(text: string): Target {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') {
    return { problem: `${EXAMPLE}.` };
  }
  const [part] = PARTS.find(([, stands]) => stands(url)) ?? [];
  return part === undefined ? { url } : { problem: `${EXAMPLE}, without ${part}.` };
}

const PARTS: readonly (readonly [string, (url: URL) => boolean])[] = [
  ['a user name or a password: people sign in at the console', hasUser],
  ['a path: the API lies at the root of its server', ({ pathname }) => pathname !== '/'],
  ['a query', ({ href }) => /^[^#]*\?/.test(href)],
  ['a fragment', ({ href }) => href.includes('#')],
];

function hasUser({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}
