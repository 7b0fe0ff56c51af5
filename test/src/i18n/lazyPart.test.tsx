import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart, type LazyPartOptions } from '../../../src/i18n/lazyPart.tsx';
import { TextPartsContext } from '../../../src/i18n/TextPartsContext.ts';

/** What is asked for, and what came, in order. */
const log: string[] = [];
const asked = vi.fn<(what: string) => Promise<void>>();

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}
const parts = {
  lacks: () => undefined,
  load: (part: string) => asked(`texts ${part}`),
  inAllLanguages: async () => [],
};
const loadGreeting = async () => {
  await asked('code');
  return { default: Greeting };
};

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

async function show(part: ReactNode) {
  await act(async () =>
    render(
      <TextPartsContext value={parts}>
        <Boundary>{part}</Boundary>
      </TextPartsContext>,
    ),
  );
}
const part = (options?: LazyPartOptions<object>) => lazyPart(loadGreeting, options);

beforeEach(() => {
  log.length = 0;
  asked.mockReset().mockImplementation((what) => {
    log.push(what);
    return Promise.resolve();
  });
});
describe('a part that is loaded when it is drawn', () => {
  it('asks for its code and the texts of the rest at once, and waits for both', async () => {
    let come = () => {};
    const texts = new Promise<void>((resolve) => {
      come = resolve;
    });
    asked.mockImplementation((what) => {
      log.push(what);
      return what === 'code' ? Promise.resolve() : texts;
    });
    const Part = part();
    await show(<Part name="Ann" fallback={<p>one moment</p>} />);
    expect(log).toEqual(['code', 'texts rest']);
    expect(screen.getByText('one moment')).toBeTruthy();
    await act(async () => come());
    expect(screen.getByText('Hello Ann')).toBeTruthy();
  });

  it('is asked for again when it could not be had and is drawn anew', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    asked.mockRejectedValueOnce(new Error('no network'));
    const Part = part();
    await show(<Part name="Ann" />);
    expect(screen.getByText('failed')).toBeTruthy();
    cleanup();
    await show(<Part name="Ann" />);
    expect(screen.getByText('Hello Ann')).toBeTruthy();
  });

  it('gives way to what stands in for it, and begins when it is told to', async () => {
    asked.mockRejectedValue(new Error('no network'));
    const begun: number[] = [];
    const start = <T,>(load: () => Promise<T>): Promise<T> => {
      begun.push(log.length);
      return load();
    };
    const Part = part({ start, instead: () => <p>without</p> });
    await show(<Part name="Ann" />);
    expect(screen.getByText('without')).toBeTruthy();
    expect(begun).toEqual([0]);
  });
});
