import { render, screen } from '@testing-library/react';
import { I18nContext } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { ReachabilityValue } from '../../../src/fields/show/ReachabilityValue.tsx';
import { inEnglish } from '../englishCatalogue.ts';

describe('whether an asset answers (spec 1, section 4)', () => {
  it.each([
    ['ok', 'Reachable'],
    ['failed', 'Unreachable'],
    ['unknown', 'Unknown'],
    [null, 'Unknown'],
  ])('%s is said as %s, by the sign and in words', (value, words) => {
    render(
      <I18nContext.Provider value={inEnglish}>
        <ReachabilityValue value={value} />
        <p>
          <ReachabilityValue value={value} inWords />
        </p>
      </I18nContext.Provider>,
    );
    expect(screen.getByRole('img', { name: words })).toBeTruthy();
    expect(screen.getByRole('paragraph').textContent?.trim()).toBe(words);
  });
});
