import type { ConsoleModel } from '../../../codegen/model/console.ts';

/** Every public setting of the manifests, with its value here or its default; and whatever else these values have. */
export function settingsWith(
  { settings }: Pick<ConsoleModel, 'settings'>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const known = settings
    .filter(({ sent }) => sent)
    .map(({ name, default: usual }) => [name, name in values ? values[name] : usual]);
  return { ...values, ...Object.fromEntries(known) };
}
