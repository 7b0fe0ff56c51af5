import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { Text } from '../../../codegen/model/text.ts';
import { TAB_NAME } from '../../pages/tabMemory.ts';
import type { Routes } from '../../session/RoutesContext.ts';
import { fold } from '../palette/fuzzy.ts';
import { SETTINGS_AREA } from './area.ts';

/** A form of settings: where it is, and the resource that it shows. */
interface SettingsForm {
  readonly resource: string;
  readonly route: RouteRecord;
  /** Address of the page and its tab. */
  readonly address: string;
  /** Titles of the page and, if it has tabs, of the tab. */
  readonly titles: readonly Text[];
}

/** The forms of the settings that this user may open, in the order of the menu. */
export function settingsForms(
  routes: Pick<Routes, 'routes' | 'verdict'>,
  context: GateContext,
): readonly SettingsForm[] {
  return routes.routes
    .filter((route) => route.view === SETTINGS_AREA && routes.verdict(route).open)
    .flatMap((route): readonly SettingsForm[] => {
      const { path, title, kind, resource, tabs = [] } = route;
      if (kind === 'single' && resource !== undefined) {
        return [{ resource, route, address: path, titles: [title] }];
      }
      return tabs.flatMap(({ key, label, gate, form }) =>
        form && decideGate(gate, context).open
          ? [
              {
                resource: form.resource,
                route,
                address: `${path}?${TAB_NAME}=${encodeURIComponent(key)}`,
                titles: [title, label],
              },
            ]
          : [],
      );
    });
}

/** The settings of a form that this user may see. */
export function settingsOf(
  { address, titles }: SettingsForm,
  { id, form, fields = [] }: ResourceDefinition,
  context: GateContext,
  say: (text: Text) => string,
) {
  const shown = form?.groups.flatMap((group) => group.fields) ?? [];
  const place = titles.map(say).join(' › ');
  return shown.flatMap(({ field: name }) => {
    const field = fields.find((one) => one.name === name);
    if (!field || !decideGate(field.gate, context).open) return [];
    const help = field.help === undefined ? '' : say(field.help);
    return [{ id: `${id}.${name}`, field: name, label: say(field.label), help, address, place }];
  });
}

/** A setting in the language of the page. */
export type FoundSetting = ReturnType<typeof settingsOf>[number];

/** How many settings are offered at once. */
const OFFERED = 30;

/** The settings that have every word in their label, help, name or place; those of the label first. */
export function searchSettings(
  settings: readonly FoundSetting[],
  query: string,
): readonly FoundSetting[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.includes(word));
  const found = settings.filter(({ label, help, field, place }) =>
    holds(fold([label, help, field, place].join(' '))),
  );
  const named = found.filter(({ label }) => holds(fold(label)));
  return [...named, ...found.filter((one) => !named.includes(one))].slice(0, OFFERED);
}
