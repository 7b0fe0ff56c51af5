import { beforeEach, expect, it, vi } from 'vitest';
import { askAhead, consoleAnswers, takeAhead } from '../../../src/api/askedAhead.ts';
import * as client from '../../../src/api/client.ts';
import { ApiError } from '../../../src/api/errors.ts';
import { modelAddress } from '../../../src/api/modelAddress.ts';

const request = vi.spyOn(client, 'request').mockResolvedValue({ results: [] });
const onAnswer = vi.spyOn(client.api, 'onAnswer');
vi.spyOn(client, 'organizationOfCalls').mockReturnValue(undefined);

beforeEach(() => {
  vi.useFakeTimers();
});

const users: string = 'users/users/';
const address = modelAddress(users);

it('makes a call once, and hands it over once', async () => {
  askAhead(address, { limit: 15 });
  askAhead(address, { limit: 15 });
  expect(await takeAhead(address, { limit: 15 })).toEqual({ results: [] });
  expect(takeAhead(address, { limit: 15 })).toBeUndefined();
  expect(request).toHaveBeenCalledOnce();
});

it('hands nothing over that was asked half a minute ago, and asks for it anew', () => {
  askAhead(address, { limit: 30 });
  vi.advanceTimersByTime(30_000);
  expect(takeAhead(address, { limit: 30 })).toBeUndefined();
  askAhead(address, { limit: 45 });
  vi.advanceTimersByTime(30_000);
  askAhead(address, { limit: 45 });
  expect(takeAhead(address, { limit: 45 })).toBeDefined();
  expect(request).toHaveBeenCalledTimes(3);
});

it('repeats what the console could not answer yet, and nothing that it has answered', async () => {
  const refused = new ApiError({ kind: 'confirmation-required', status: 400 }, 'errors.network');
  request.mockRejectedValueOnce(refused);
  askAhead(address, { limit: 60 });
  expect(await takeAhead(address, { limit: 60 })).toEqual({ results: [] });
  consoleAnswers();
  request.mockRejectedValueOnce(refused);
  askAhead(address, { limit: 60 });
  await expect(takeAhead(address, { limit: 60 })).rejects.toBe(refused);
});

it('forgets all of it when something was written', () => {
  consoleAnswers();
  askAhead(address, { limit: 75 });
  onAnswer.mock.lastCall?.[0]({
    method: 'PATCH',
    path: '/api/v1/users/users/7/',
    status: 200,
    ok: true,
  });
  expect(takeAhead(address, { limit: 75 })).toBeUndefined();
});
