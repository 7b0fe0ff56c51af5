import { expect, it } from 'vitest';
import { ICON_NAMES } from '../../../codegen/schema/icons.ts';
import { views } from '../../../generated/views.ts';
import { menuIcons } from '../../../src/shell/menuIcons.ts';
import { namedIcons } from '../../../src/shell/NamedIcon.tsx';

it('draws exactly the icons that a manifest may name', () => {
  const drawn = [...Object.keys(menuIcons), ...Object.keys(namedIcons)];
  expect(drawn.toSorted()).toEqual([...ICON_NAMES].toSorted());
});

/** Where users' days begin. */
const FIRST_VIEWS = ['console', 'workbench'];

it('has those of the views people begin in, and of their first pages, at hand from the start', () => {
  const shown = views
    .filter(({ name }) => FIRST_VIEWS.includes(name))
    .flatMap(({ icon, menu }) => [icon, menu[0]?.icon]);
  expect(shown.filter((name) => name !== undefined && !(name in menuIcons))).toEqual([]);
});

it('lists the names once each, in order', () => {
  expect([...ICON_NAMES]).toEqual([...new Set(ICON_NAMES)].toSorted());
});
