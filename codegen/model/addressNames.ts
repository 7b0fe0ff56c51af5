/** `acls/login-acls` becomes `acls.loginacl`: the last segment in the singular, without dashes. */
export function idOf(address: string): string {
  const [area = '', ...rest] = address.split('/');
  return `${area}.${singular(rest.at(-1) ?? area).replaceAll(/[^a-z0-9]/gi, '')}`;
}

/** `shop/sold-books` becomes `SoldBook`. */
export function routeName(address: string): string {
  return singular(address.split('/').at(-1) ?? '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `admin-users` becomes `admin-user`. */
export function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
