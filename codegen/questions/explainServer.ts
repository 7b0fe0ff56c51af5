import { DEFAULT_PRESET, presetOf } from '../derive/apiFacts.ts';
import { isMap } from '../model/isMap.ts';
import type { ApiServerSource } from '../schema/generated/manifest.ts';
import { derived, section, written, type Answer } from './answer.ts';
import type { Side } from './side.ts';

/** What the command is asked for. */
export const SERVER = 'server';
/** Two words for one thing: the project's takes the place of the preset's. */
const TWINS: Readonly<Record<string, string>> = {
  'list.offset': 'list.page',
  'list.page': 'list.offset',
  'list.limit': 'list.perPage',
  'list.perPage': 'list.limit',
};
/** What has keys of its own. */
const PARTS: readonly string[] = ['list', 'record', 'bulk', 'tree', 'names', 'errors'];

/** What the API is like: each fact with the line that says it, or the preset that it is of. */
export function explainServer({ project }: Side): Answer {
  const own = project.app?.value.server ?? {};
  const preset = own.preset ?? DEFAULT_PRESET;
  const said = keysOf(own);
  const others = [...keysOf(presetOf(preset))].filter(
    ([name]) => !said.has(name) && !said.has(TWINS[name] ?? ''),
  );
  const facts = [
    ...(own.preset === undefined ? [derived('preset', preset, 'none is named')] : []),
    ...[...said].map(([name, value]) =>
      project.app
        ? written(name, value, project.app.at(['server', ...name.split('.')]))
        : { name, value },
    ),
    ...others.map(([name, value]) => derived(name, value, `preset ${preset}`)),
  ];
  return { kind: 'server', subject: preset, sections: section('Facts', facts), verdicts: [] };
}

/** Every key with its value, as it is written. */
function keysOf(server: ApiServerSource): ReadonlyMap<string, string> {
  const entries = Object.entries(server).flatMap(([key, value]): [string, unknown][] =>
    PARTS.includes(key) && isMap(value)
      ? Object.entries(value).map(([inner, of]) => [`${key}.${inner}`, of])
      : [[key, value]],
  );
  return new Map(entries.map(([name, value]) => [name, wordsOf(value)]));
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (!isMap(value)) return String(value);
  const inner = Object.entries(value).map(([key, of]) => `${key}: ${String(of)}`);
  return inner.length === 0 ? 'nothing' : inner.join(', ');
}
