import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../../codegen/model/fields.ts';
import { columnNeed } from '../../../../../src/pages/list/widths/columnNeed.ts';
import type { ListColumn } from '../../../../../src/pages/list/useListDefinition.ts';

/** A text of ten pixels a character. */
const textWidth = (text: string) => text.length * 10;
const text = (key: unknown) => String(key);
/** Padding, and the edge of a head. */
const AROUND = 25;
const EDGE = 8;

function needOf(
  {
    model,
    ...column
  }: Partial<Omit<ListColumn, 'model'>> & { readonly model?: Partial<FieldModel> },
  values: readonly unknown[],
) {
  const field: FieldModel = { name: 'name', type: 'string', label: 'Name', ...model };
  const rows = values.map((value, id) => ({ id, [field.name]: value }));
  return columnNeed(
    { field: field.name, cell: 'text', ...column, model: field },
    { rows, text, textWidth, inactive: { field: 'on', label: 'Off' } },
  );
}

describe('what a column needs', () => {
  it('is as wide as the longest text of the page, and no narrower than its head', () => {
    expect(needOf({}, ['ab', 'abcdefghij']).most).toBe(10 * 10 + AROUND);
    expect(needOf({}, ['ab']).most).toBe(4 * 10 + AROUND + EDGE);
    expect(needOf({ sortable: true }, ['ab']).least).toBe(4 * 10 + AROUND + EDGE + 24);
  });

  it('leaves a name more room than other texts', () => {
    const long = 'x'.repeat(200);
    expect(needOf({}, [long])).toMatchObject({ least: 195, most: 585 });
    expect(needOf({ link: {} }, [long])).toMatchObject({ least: 265, most: 665 });
    expect(needOf({ link: { tab: 'users' } }, [long])).toMatchObject({ least: 195 });
  });

  it('tells the name of a record from its secondary text', () => {
    const user = needOf({ rich: { kind: 'opens', field: 'user', pages: [], brackets: true } }, [
      'Alice Lindqvist(alice)',
      'Daan(daan.visser.daan)',
    ]);
    expect(user).toEqual({
      least: 15 * 10 + AROUND,
      ideal: 21 * 10 + AROUND,
      most: 21 * 10 + AROUND,
      secondary: 6 * 10,
    });
  });

  it('has the label of a choice', () => {
    const choices = [{ value: 'a', label: 'Very long label' }];
    expect(needOf({ cell: 'choice', model: { type: 'choice', choices } }, ['a']).most).toBe(
      15 * 10 + AROUND,
    );
  });

  it('is of the kind of the values while there are no rows, and where these are drawn otherwise', () => {
    const times = { least: 17 * 10 + AROUND, most: 17 * 10 + AROUND };
    expect(needOf({ cell: 'datetime' }, [])).toMatchObject(times);
    expect(needOf({ cell: 'datetime' }, ['2026/11/21 10:00:00 +0000'])).toMatchObject(times);
  });

  it('is that of its head where no row has a related record', () => {
    const links = { cell: 'list', rich: { kind: 'links' }, model: { type: 'references' } } as const;
    expect(needOf(links, [[], []]).most).toBe(4 * 10 + AROUND + EDGE);
    expect(needOf(links, [[1], []]).most).toBeGreaterThan(400);
  });
});
