import { act, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'ra-core';
import { Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextPartsContext } from '../../../src/i18n/TextPartsContext.ts';
import { partOfKey } from '../../../codegen/model/text.ts';
import { useText } from '../../../src/i18n/useText.ts';

/** Parts of the catalogue that come as soon as they are asked for, while their reader is drawn. */
function quickParts() {
  const there = new Set<string>();
  const waiting = new Map<string, Promise<void>>();
  return {
    inAllLanguages: async () => [],
    lacks: (key: string) => (there.has(partOfKey(key)) ? undefined : partOfKey(key)),
    load: (part: string) => {
      const coming = waiting.get(part) ?? Promise.resolve().then(() => void there.add(part));
      waiting.set(part, coming);
      return coming;
    },
  };
}

function Reader() {
  const text = useText();
  const [pressed, setPressed] = useState(0);
  return (
    <button type="button" onClick={() => setPressed(pressed + 1)}>
      {text('ticketPages.send')} {text('resources.tickets.ticket.fields.title')} {pressed}
    </button>
  );
}

describe('texts that are not loaded yet', () => {
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
    const button = await screen.findByRole('button', {
      name: '[ticketPages.send] [resources.tickets.ticket.fields.title] 0',
    });
    await act(async () => button.click());
    expect(button.textContent).toBe('[ticketPages.send] [resources.tickets.ticket.fields.title] 1');
    expect(failures).toEqual([]);
  });
});
