import { catalogues } from '../../generated/catalogues.ts';

const parts = await Promise.all(Object.values(catalogues.en).map((load) => load()));

/** All English texts. */
export const english: Readonly<Record<string, string>> = Object.assign(
  {},
  ...parts.map((part) => part.default),
);
