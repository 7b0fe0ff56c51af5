import { expect, it } from 'vitest';
import { ICON_NAMES } from '../../../codegen/schema/icons.ts';
import { icons } from '../../../src/shell/icons.ts';

it('draws exactly the icons that a manifest may name', () => {
  expect(Object.keys(icons).toSorted()).toEqual([...ICON_NAMES].toSorted());
});

it('lists the names once each, in order', () => {
  expect([...ICON_NAMES]).toEqual([...new Set(ICON_NAMES)].toSorted());
});
