import { isBoolean, isString } from 'es-toolkit/predicate';
import { accountsOf } from '../access/accounts.ts';
import { usersOf } from '../access/expectations.ts';
import type { Person } from '../access/people.ts';
import { explain, type Explained } from '../questions/explain.ts';
import { readSide, type Side } from '../questions/side.ts';
import { personNow, type PresentPerson } from './persona.ts';
import { diskFiles, readSources } from './files.ts';
import { codeReader } from './handWrittenCode.ts';
import { textUseCache } from './textUseCache.ts';
import { isMap } from '../model/isMap.ts';

/** A question from a running console. */
export interface Question {
  /** Names, addresses or words; the first that is known is explained. */
  readonly asked: readonly string[];
  /** Who is logged in there; without them only roles and users of the expectations are told of. */
  readonly person?: PresentPerson;
}

/** Answers questions about a project as `gatehouse explain` does. */
export interface Explainer {
  ask(question: Question): Promise<Explained>;
  /** The manifests have changed. Until they can be read again, answers are about what they were before. */
  refresh(): void;
}

/** @param project the project folder */
export function explainerOf(project: string): Explainer {
  const files = diskFiles(project);
  const readCode = codeReader(files, 'src', textUseCache(project));
  const readUses = async () => (await readCode()).textUses;
  const state: { side?: Side; stale: boolean } = { stale: true };
  const current = (): Side | undefined => {
    const read = state.stale ? readSide(readSources(files)).side : undefined;
    state.stale = false;
    if (read) state.side = read;
    return state.side;
  };
  return {
    async ask({ asked, person }) {
      const side = current();
      if (!side) return { kind: 'unknown' };
      const people = peopleFor(person, side);
      let unknown: Explained = { kind: 'unknown' };
      for (const name of asked) {
        // One after the other: the first that is known is the answer.
        // oxlint-disable-next-line no-await-in-loop
        const explained = await explain(name, side, people, readUses);
        if (explained.kind === 'answers') return explained;
        unknown = explained;
      }
      return unknown;
    },
    refresh() {
      state.stale = true;
    },
  };
}

/** Whoever is logged in, then the accounts of the built-in roles, then the users of `manifest/expectations.yaml`. */
function peopleFor(person: PresentPerson | undefined, { project, model }: Side): readonly Person[] {
  return [
    ...(person ? [personNow(person)] : []),
    ...accountsOf(model),
    ...usersOf(project.expectations?.value, model.permissions),
  ];
}

/** A question as it was sent; undefined when it is none. */
export function questionIn(sent: unknown): Question | undefined {
  if (!isMap(sent) || !isTexts(sent['asked']) || sent['asked'].length === 0) return undefined;
  const { asked, person } = sent;
  if (person === undefined) return { asked };
  return isPresent(person) ? { asked, person } : undefined;
}

function isPresent(value: unknown): value is PresentPerson {
  if (!isMap(value)) return false;
  const { name, permissions, lists, licence, root, settings, server } = value;
  const isText = isString(name) && isTexts(permissions) && isTexts(lists);
  const isVersion = server === undefined || isString(server);
  return isText && isVersion && isBoolean(licence) && isBoolean(root) && isMap(settings);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}
