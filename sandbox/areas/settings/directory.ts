/** The users of the simulated LDAP directory. */
export const DIRECTORY: readonly {
  readonly username: string;
  readonly name: string;
  readonly groups: readonly string[];
}[] = [
  { username: 'imelda', name: 'Imelda Sato', groups: ['network', 'operations'] },
  { username: 'jonas', name: 'Jonas Berg', groups: ['database'] },
  { username: 'kamala', name: 'Kamala Devi', groups: ['operations'] },
  { username: 'lorenz', name: 'Lorenz Vogt', groups: [] },
  { username: 'maren', name: 'Maren Holm', groups: ['network'] },
  { username: 'noor', name: 'Noor Haddad', groups: ['security'] },
  { username: 'otto', name: 'Otto Lind', groups: ['security', 'operations'] },
  { username: 'pilar', name: 'Pilar Reyes', groups: [] },
];

/** The password of every user in the directory. */
export const DIRECTORY_PASSWORD = 'gatehouse';

export function mailOf(username: string): string {
  return `${username}@ldap.gatehouse.example`;
}

/** Host names that count as unreachable; `.invalid` never resolves (RFC 2606). */
export const DOWN = /\bdown\b|\.invalid\b/;
