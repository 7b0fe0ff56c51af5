import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { personWith, type Person } from '../access/people.ts';
import type { ConsoleModel } from '../model/console.ts';
import { UsageError, type CliEnvironment } from './environment.ts';
import { contextOf, ORGANIZATION_LISTS, readPersona, type Persona } from './persona.ts';

/**
 * Reads a persona file; undefined when there is no such file.
 *
 * @throws UsageError when it cannot be used
 */
export function readPersonaFile(
  file: string,
  model: ConsoleModel,
  env: CliEnvironment,
): Persona | undefined {
  const path = resolve(env.cwd, file);
  if (!existsSync(path)) return undefined;
  const read = readPersona(readFileSync(path, 'utf8'), model);
  if (read.kind === 'persona') return read.persona;
  throw new UsageError(`The persona ${file} cannot be used: ${read.message}.`);
}

/** A persona as somebody who uses the console: in one situation, with the organizations of the file. */
export function personIn(persona: Persona, model: ConsoleModel): Person {
  const { settings, licenceValid, organizationIsRoot } = contextOf(persona, model);
  return {
    ...personWith(persona.username, persona.perms),
    lists: new Set(ORGANIZATION_LISTS.filter((list) => persona.organizations[list].length > 0)),
    situation: {
      licence: licenceValid,
      root: organizationIsRoot,
      isSet: ({ name, equals }) => settings[name] === equals,
    },
  };
}
