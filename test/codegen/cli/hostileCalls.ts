/** What a hostile text may have an agent say in the place of a name. */
export const HOSTILE: readonly (readonly [what: string, word: string])[] = [
  ['another folder', '--cwd=/etc'],
  ['an option', '--write'],
  ['a path that leads out', '../../etc/passwd'],
  ['an option of git', '--output=/tmp/gatehouse-attack'],
  ['a folder to write to', '--out=../..'],
  ['a short option', '-V'],
  ['the help', '--help'],
  ['a short option of git', '-O/tmp/gatehouse-attack'],
  ['an absolute path', '/etc/passwd'],
  ['a command of a shell', '$(touch /tmp/gatehouse-attack)'],
  ['two lines', 'HEAD\n--write'],
  ['NUL', 'a\u0000b'],
  ['a colour', '\u001b[31m'],
  ['the longest name', 'a'.repeat(4096)],
  ['a longer name', 'a'.repeat(4097)],
  ['a property of objects', '__proto__'],
  ['nothing', ''],
  ['half a character', '\ud800'],
  ['YAML', 'a: {b: [1, "'],
  ['dots', '..'],
  ['a question to git', 'HEAD:../../x^{/a}'],
];

/** What no answer may hold: a file of somebody else, or a fault of the program. */
export const UNWANTED = /root:x?:0|Gatehouse itself has failed|"rule":"fault"/;

/** What a terminal would obey, or a reader would not see. */
export const OBEYED = /[^\P{Cc}\n]|\p{Bidi_Control}/u;

/** A call of every tool with the word in each of its arguments. */
export function callsWith(word: string): readonly (readonly [tool: string, args: object])[] {
  return [
    ['validate', { changedSince: word }],
    ['validate', { stdin: word, text: word }],
    ['explain', { name: word }],
    ['explain', { name: 'Home', as: [word] }],
    ['matrix', { as: [word] }],
    ['routes', { as: word }],
    ['diff', { old: word }],
    ['diff', { old: 'manifest', new: word }],
    ['diff', { old: word, new: word, server: true }],
    ['add_resource', { id: word }],
    ['add_resource', { id: 'library.book', api: word, fields: word }],
    ['add_resource', { id: 'library.book', fields: `${word}:string` }],
    ['add_resource', { id: 'library.book', route: word }],
    ['add_route', { address: word, resource: word }],
    ['add_language', { code: word }],
    ['rename', { kind: 'route', old: word, new: 'Start' }],
    ['rename', { kind: 'route', old: 'Home', new: word }],
    ['rename', { kind: 'resource', old: 'users.user', new: word }],
    ['rename', { kind: 'text', old: 'shell.welcome', new: word }],
    ['rename', { kind: 'address', old: '/console/users/groups', new: word }],
  ];
}
