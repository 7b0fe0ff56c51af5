import { act, cleanup, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'ra-core';
import { Suspense, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextPartsContext } from '../../../src/i18n/TextPartsContext.ts';
import { usePartWords } from '../../../src/i18n/usePartWords.ts';

/** Parts of the catalogue that come as soon as they are asked for, while their reader is drawn. */
function quickParts() {
  const there = new Set<string>();
  const waiting = new Map<string, Promise<void>>();
  return {
    has: (part: string) => there.has(part),
    load: (part: string) => {
      const coming = waiting.get(part) ?? Promise.resolve().then(() => void there.add(part));
      waiting.set(part, coming);
      return coming;
    },
  };
}

function Reader() {
  const words = usePartWords('later', 'resources.tickets');
  const [pressed, setPressed] = useState(0);
  return (
    <button type="button" onClick={() => setPressed(pressed + 1)}>
      {words('ticketPages.send')} {pressed}
    </button>
  );
}

afterEach(cleanup);

describe('words of parts that come later', () => {
  it('may come while their reader is drawn, which keeps a state of its own', async () => {
    const failures: unknown[] = [];
    await act(async () => {
      render(
        <TestTranslationProvider translate={(key: string) => `[${key}]`}>
          <TextPartsContext value={quickParts()}>
            <Suspense fallback="waiting">
              <Reader />
            </Suspense>
          </TextPartsContext>
        </TestTranslationProvider>,
        { onRecoverableError: (error) => failures.push(error) },
      );
    });
    const button = await screen.findByRole('button', { name: '[ticketPages.send] 0' });
    await act(async () => button.click());
    expect(button.textContent).toBe('[ticketPages.send] 1');
    expect(failures).toEqual([]);
  });
});
