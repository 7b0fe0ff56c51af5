/** People of the directory that the sandbox plays; nobody asks a real server. */
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

/** The one password everybody in it has. */
export const DIRECTORY_PASSWORD = 'gatehouse';

export function mailOf(username: string): string {
  return `${username}@ldap.gatehouse.example`;
}

/** An address of this name stands for a server that is down; no name ends with `.invalid` (RFC 2606). */
export const DOWN = /\bdown\b|\.invalid\b/;
