import { describe, expect, it } from 'vitest';
import {
  ANNOUNCED_EVERY_MS,
  createAnnouncer,
  NO_NEWS,
  rowNews,
} from '../../../../../src/pages/list/live/rowNews.ts';

const rows = (...ids: readonly string[]) => ids.map((id) => ({ id }));

describe('what has changed in a live list', () => {
  it('are the rows that came and those that went, wherever they stand', () => {
    expect(rowNews(rows('a', 'b', 'c'), rows('d', 'c', 'a'))).toEqual({ come: 1, gone: 1 });
    expect(rowNews(rows('a', 'b'), rows('b', 'a'))).toEqual(NO_NEWS);
  });

  it('is announced at once, and then not at every answer', () => {
    const { hear } = createAnnouncer();
    expect(hear(NO_NEWS, 0)).toBeUndefined();
    expect(hear({ come: 1, gone: 0 }, 0)).toEqual({ come: 1, gone: 0 });
    expect(hear({ come: 1, gone: 0 }, 5000)).toBeUndefined();
    expect(hear({ come: 0, gone: 2 }, 10_000)).toBeUndefined();
    expect(hear(NO_NEWS, ANNOUNCED_EVERY_MS)).toEqual({ come: 1, gone: 2 });
    expect(hear(NO_NEWS, 2 * ANNOUNCED_EVERY_MS)).toBeUndefined();
  });
});
