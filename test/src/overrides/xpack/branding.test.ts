// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveBranding } from '../../../../src/overrides/xpack/branding.ts';
import { withoutServer } from '../../withoutServer.ts';

const request = vi.fn();
withoutServer({ request });

/** Answers that the server's title is this one; gives what is sent to it. */
function serverWith(title: string): () => unknown {
  request.mockImplementation((_address: string, { method = 'GET' }: { method?: string }) =>
    Promise.resolve(method === 'GET' ? { login_title: title } : {}),
  );
  return () => {
    const saves = request.mock.calls.filter(([, { method }]) => method === 'PUT');
    return saves.map(([, { body }]) => body.get('login_title'));
  };
}

afterEach(() => request.mockReset());

describe('the title of the login page', () => {
  it('stays as somebody else has made it meanwhile, when only a picture is chosen', async () => {
    const sent = serverWith('Theirs');
    await saveBranding('Ours', 'Ours', { favicon: new File([], 'favicon.ico') });
    expect(sent()).toEqual(['Theirs']);
  });

  it('is the one that was typed', async () => {
    const sent = serverWith('Theirs');
    await saveBranding('Ours', 'Mine', {});
    expect(sent()).toEqual(['Mine']);
  });
});
