import { candidatesLike, fieldTexts, resourceMany, keysOf } from '../derive/texts.ts';
import { declaredField, likesOf } from '../derive/scope.ts';
import type { LocatedText } from '../read/located.ts';
import type { Name } from '../names/name.ts';
import type { State } from './state.ts';

/** What a name stands for, in a line: its kind, and what users read of it. */
export function whatIs(state: State, { kind, name }: Name): string | undefined {
  switch (kind) {
    case 'resource':
    case 'text':
      return inFallback(state, textKeys(state, { kind, name }));
    case 'field': {
      const [app = '', model = '', ...path] = name.split('.');
      const of = state.project.resources.find(({ value }) => value.resource === `${app}.${model}`);
      const field = of && declaredField(of.value, path.join('.'));
      if (!field) return undefined;
      const text = inFallback(state, textKeys(state, { kind, name }));
      return `${field.type}${field.to === undefined ? '' : ` to ${field.to}`}${text === undefined ? '' : `: ${text}`}`;
    }
    case 'route':
      return state.model.routes.find((route) => route.name === name)?.path;
    case 'permission': {
      const found = state.model.permissions.find((one) => one.name === name);
      return found && (found.scope === 'system' ? 'system roles only' : undefined);
    }
    case 'setting': {
      const setting = state.model.settings.find((one) => one.name === name);
      return setting && `default ${JSON.stringify(setting.default)}`;
    }
    default:
      return undefined;
  }
}

/** The keys of the texts that name something, the one that is shown first. */
export function textKeys(state: State, { kind, name }: Name): readonly string[] {
  const { project, model } = state;
  switch (kind) {
    case 'resource':
      return [resourceMany(name)];
    case 'field': {
      const [app = '', of = '', ...path] = name.split('.');
      return candidatesLike(fieldTexts(`${app}.${of}`, path.at(-1) ?? ''), likesOf(project));
    }
    case 'route':
      return model.routes.flatMap((route) => (route.name === name ? keysOf(route.title) : []));
    case 'text':
      return [name];
    default:
      return [];
  }
}

function inFallback({ project, model }: State, keys: readonly string[]): string | undefined {
  return shownText(project.catalogues[model.app.fallbackLanguage], keys);
}

/** Of the texts that a name may have, the one that a language shows. */
export function shownText(
  texts: ReadonlyMap<string, LocatedText> | undefined,
  keys: readonly string[],
): string | undefined {
  return keys.flatMap((key) => texts?.get(key)?.text ?? [])[0];
}
