import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import { GIVE_UP_MS, loadPeople } from '../../../../src/overrides/settings/ldap/directory.ts';
import { withoutServer } from '../../withoutServer.ts';

const asked = vi.fn();
withoutServer({ request: asked });

const reading = () =>
  new ApiError({ kind: 'conflict', status: 409, text: 'The directory is being read' }, 'x');
const page = { search: '', limit: 10, offset: 0 };
const { signal } = new AbortController();

describe('the directory that people are imported from (protocol, section 16)', () => {
  it('is asked again while the server reads it, which is told in the words of the server', async () => {
    asked.mockReset().mockRejectedValueOnce(reading()).mockResolvedValue({ count: 0, results: [] });
    const told = vi.fn();
    expect(await loadPeople(page, signal, told, async () => undefined)).toEqual({
      people: [],
      total: 0,
    });
    expect(told).toHaveBeenCalledExactlyOnceWith('The directory is being read');
  });

  it('is given up after a minute, as the server reads one that nobody answers for ever', async () => {
    asked.mockReset().mockImplementation(() => Promise.reject(reading()));
    let waited = 0;
    const wait = async (milliseconds: number) => (waited += milliseconds);
    await expect(loadPeople(page, signal, vi.fn(), wait)).rejects.toMatchObject({ status: 409 });
    expect(waited).toBe(GIVE_UP_MS);
  });

  it('is not asked again after a refusal', async () => {
    const refused = new ApiError({ kind: 'forbidden', status: 403 }, 'x');
    asked.mockReset().mockRejectedValue(refused);
    await expect(loadPeople(page, signal, vi.fn())).rejects.toBe(refused);
    expect(asked).toHaveBeenCalledOnce();
  });
});
