import { expect, it } from 'vitest';
import { ICON_NAMES } from '../../../codegen/schema/icons.ts';
import { views } from '../../../generated/views.ts';
import { menuIcons } from '../../../src/shell/menuIcons.ts';
import { otherIcons } from '../../../src/shell/otherIcons.ts';

it('draws exactly the icons that a manifest may name', () => {
  const drawn = [...Object.keys(menuIcons), ...Object.keys(otherIcons)];
  expect(drawn.toSorted()).toEqual([...ICON_NAMES].toSorted());
});

it('has those of our views and of the first level of their menus at hand from the start', () => {
  const shown = views.flatMap(({ icon, menu }) => [icon, ...menu.map((entry) => entry.icon)]);
  const fetched = shown.filter((name) => name !== undefined && !(name in menuIcons));
  expect(fetched).toEqual([]);
});

it('lists the names once each, in order', () => {
  expect([...ICON_NAMES]).toEqual([...new Set(ICON_NAMES)].toSorted());
});
