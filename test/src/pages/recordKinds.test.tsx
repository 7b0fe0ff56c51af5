import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import { showDetail, showList } from './showPage.tsx';
import { answersWith, listing, robots, routes } from './stage.tsx';

const ada = { id: '1', name: 'Ada', kind: 'arm', more: { reach: 3 } };
const roy = { id: '2', name: 'Roy', kind: 'rover', more: { wheels: 6 } };

describe('records of several kinds', () => {
  it('are led to from a list at the page of their kind, the others at the page of all', async () => {
    const pages = [{ route: 'RoverPage', when: { field: 'kind', in: ['rover'] } }];
    const columns: ListModel['columns'] = [{ field: 'name', cell: 'text', link: { pages } }];
    const list: ListModel = { columns, shown: ['name'], fixed: [], filters: [] };
    const rover = { ...routes.detail, name: 'RoverPage', path: '/console/lab/rovers/:id' };
    showList(
      { getList: listing([ada, roy]) },
      { definition: { ...robots, list }, known: [...Object.values(routes), rover] },
    );
    const to = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await to('Roy')).toBe('/console/lab/rovers/2');
    expect(await to('Ada')).toBe('/console/lab/robots/1');
  });

  it('show on a card what their own kind has, and nothing of another', async () => {
    const part = (name: string, kind: string): FieldModel => ({
      name,
      type: 'integer',
      label: name,
      kinds: { [kind]: {} },
    });
    const fields: readonly FieldModel[] = [
      ...(robots.fields ?? []),
      {
        name: 'more',
        type: 'object',
        label: 'More',
        fields: [part('reach', 'arm'), part('wheels', 'rover')],
      },
    ];
    const tab = { key: 'summary', label: 'Summary', card: ['name', 'more.reach', 'more.wheels'] };
    const definition = {
      ...robots,
      fields,
      variants: { by: 'kind', into: 'more' },
      detail: { tabs: [tab] },
    };
    showDetail({ getOne: answersWith(roy) }, { id: '2', definition });
    await screen.findByRole('heading', { level: 1, name: 'Robot: Roy' });
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(['wheels']);
    expect(screen.getByText('6')).toBeTruthy();
  });
});
