import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

/** The error of a failed query. */
function vainLook(): Error {
  try {
    screen.getByText('nowhere');
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('A look in vain throws an error.');
}

describe('the error of a look in vain', () => {
  it('prints the page when it is read, and not before', () => {
    const { rerender } = render(<p>at the look</p>);
    const error = vainLook();
    rerender(<p>at the reading</p>);
    expect(error.name).toBe('TestingLibraryElementError');
    expect(error.message).toContain('text: nowhere');
    expect(error.message).toContain('at the reading');
    expect(error.message).not.toContain('at the look');
  });

  it('says after a search that waited what was looked for, and where', async () => {
    render(<p>somewhere else</p>);
    const search = screen.findByText('nowhere', {}, { timeout: 1 });
    await expect(search).rejects.toThrow(/text: nowhere[^]*somewhere else/);
  });
});
