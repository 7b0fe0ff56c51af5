import { describe, expect, it } from 'vitest';
import { derive } from '../../../codegen/derive/derive.ts';
import { viewSource } from '../../../codegen/emit/views.ts';
import { readViews } from '../../../codegen/model/menus.ts';
import { actionOf } from '../../../codegen/model/routePaths.ts';
import { USERS_AND_ASSETS } from '../back/console.ts';
import { parsed } from '../back/project.ts';

const model = derive(parsed(USERS_AND_ASSETS));

describe('views as they are generated', () => {
  it('are read as the compiler has them', () => {
    const sources = model.views.map(viewSource);
    expect(readViews(sources, model.routes)).toEqual(model.views);
  });

  it('refuse a menu that names no route', () => {
    const sources = model.views.map((view) => ({ ...viewSource(view), menu: ['Nowhere'] }));
    expect(() => readViews(sources, [])).toThrow('Nowhere');
  });
});

describe('what one does at an address (spec 1, section 2.1)', () => {
  it('is to delete, when a segment of it says so', () => {
    expect(actionOf('/console/users/users/:id/delete')).toBe('destroy');
  });
});
