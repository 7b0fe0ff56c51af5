import { code, type Code } from './literal.ts';
import { thunk } from './pages.ts';

/** Functions that load a file, each declared once in a generated file and named where it is used. */
export interface SharedThunks {
  /** @param specifier of the file, as the generated file imports it */
  use(specifier: string): Code;
  /** The declarations of all that were used, in the order of their first use. */
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

/** `./resources/users/user.ts` → `usersUser`, `../src/pages/form/FormPage.tsx` → `formFormPage`. */
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
