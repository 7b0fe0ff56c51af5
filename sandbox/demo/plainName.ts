/** A name in lower case, with the letters of English alone, for usernames. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '');
}
