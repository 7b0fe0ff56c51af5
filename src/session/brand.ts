import { app } from '#project/generated/app.ts';
import { brand } from '#project/generated/brand.ts';
import { objectOf, textOf, type UnknownFields } from '../api/unknownValues.ts';

/** Address of a picture of the deployment; undefined or empty where there is none. */
export function brandPicture(
  settings: UnknownFields,
  place: 'open' | 'collapsed' | 'favicon',
): string | undefined {
  const { logo } = brand;
  if (!logo) return undefined;
  if ('address' in logo) return logo.address;
  return textOf(objectOf(settings[logo.setting])[logo[place] ?? '']);
}

/** What the title of every page ends with. */
export function brandTitle(settings: UnknownFields): string {
  const { title } = brand;
  if (!title) return app.name;
  const value = settings[title.setting];
  return textOf(title.key === undefined ? value : objectOf(value)[title.key]);
}
