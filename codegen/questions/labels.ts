import type { AccessPoint } from '../access/accessPoint.ts';
import type { ConsoleModel } from '../model/console.ts';
import { actionsOf } from '../model/offers.ts';
import type { Text } from '../model/text.ts';
import { keysOf } from '../derive/texts.ts';

/** The own key of a tab or action: `invite` of `users.user.invite`. */
export function keyIn({ id }: AccessPoint): string {
  return id.split('.').at(-1) ?? id;
}

/** The keys of the text that a tab or action is labelled with; none for the buttons that every list has. */
export function labelKeys(point: AccessPoint, model: ConsoleModel): readonly string[] {
  const labelled = labelledIn(point, model).find(({ key }) => key === keyIn(point));
  return labelled ? keysOf(labelled.label) : [];
}

interface Labelled {
  readonly key: string;
  readonly label: Text;
}

function labelledIn({ id, kind, resource }: AccessPoint, model: ConsoleModel): readonly Labelled[] {
  const definition = model.resources.get(resource ?? '')?.definition;
  if (kind === 'action') return definition ? actionsOf(definition) : [];
  if (kind !== 'tab') return [];
  const route = model.routes.find(({ name }) => id.startsWith(`${name}.tab.`));
  return route?.tabs ?? definition?.detail?.tabs ?? [];
}
