import Box from '@mui/material/Box';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const there = (name: string) => screen.queryByRole('button', { name }) !== null;

describe('the styles of a page under test', () => {
  it('hide what they hide for people, and have nothing else', () => {
    render(
      <>
        <Box
          component="button"
          sx={{ color: '#123456', display: 'none', background: 'url("a;b#123456")' }}
        >
          gone
        </Box>
        <Box component="button" sx={{ margin: '123456px', '&:enabled': { visibility: 'hidden' } }}>
          unseen
        </Box>
        <Box component="button" sx={{ '@media all': { padding: '123456px', display: 'none' } }}>
          gone everywhere
        </Box>
        <Box component="button" sx={{ '@media print': { display: 'none' }, margin: '123456px' }}>
          gone on paper
        </Box>
      </>,
    );
    const names = ['gone', 'unseen', 'gone everywhere', 'gone on paper'];
    expect(names.filter(there)).toEqual(['gone on paper']);
    expect(document.head.textContent).not.toContain('123456');
  });
});
