import { code, type Code } from './literal.ts';
import { thunk } from './pages.ts';

/** Functions that load a file (`() => import(…)`); each is declared once in a generated file and used by name. */
export interface SharedThunks {
  /** @param specifier import specifier of the file */
  use(specifier: string): Code;
  /** The declarations in the order of first use. */
  declarations(): string;
}

export function sharedThunks(): SharedThunks {
  const names = new Map<string, string>();
  return {
    use: (specifier) => {
      const known = names.get(specifier) ?? freeName(specifier, new Set(names.values()));
      names.set(specifier, known);
      return code(known);
    },
    declarations: () =>
      [...names].map(([specifier, name]) => `const ${name} = ${thunk(specifier).code};\n`).join(''),
  };
}

/**
 * A name made from the path: `./resources/users/user.ts` → `usersUser`, `../src/pages/form/FormPage.tsx` →
 * `formFormPage`.
 */
function freeName(specifier: string, taken: ReadonlySet<string>): string {
  const words = specifier
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(-2)
    .flatMap((part) => part.split(/\W+/))
    .filter(Boolean);
  const name = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}
