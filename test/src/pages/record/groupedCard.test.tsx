import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GroupedCard } from '../../../../src/pages/record/GroupedCard.tsx';
import { robots, routes, show } from '../stage.tsx';

const groups = [
  { fields: ['name'] },
  { label: 'cards.identity', fields: ['kind', 'is_active'] },
  { label: 'cards.times', fields: ['note'] },
];

function card(record: Readonly<Record<string, unknown>>) {
  const page = (
    <GroupedCard
      groups={groups}
      fields={robots.fields ?? []}
      record={record}
      route={routes.detail}
      linkOf={({ name }) => (name === 'kind' ? { to: '?activeTab=parts' } : undefined)}
    />
  );
  show({ route: routes.detail, page });
}

const labels = () => screen.getAllByRole('term').map((term) => term.textContent);
const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

describe('a card with groups', () => {
  it('has a heading for each group that has a filled field', () => {
    card({ id: '1', name: 'Ada', kind: 'arm', is_active: false, note: '' });
    expect(labels()).toEqual(['Name', 'Kind', 'Active']);
    expect(headings()).toEqual(['Identity']);
    expect(screen.getByRole('region', { name: 'Identity' })).toBeTruthy();
  });

  it('shows empty fields when they are asked for, and hides them again', () => {
    card({ id: '1', name: 'Ada', kind: '', is_active: true, note: null });
    const button = screen.getByRole('button', { name: 'Show 2 empty fields' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(labels()).toEqual(['Name', 'Kind', 'Active', 'Note']);
    expect(screen.getAllByLabelText('Empty')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Hide 2 empty fields' }));
    expect(labels()).toEqual(['Name', 'Active']);
  });

  it('has no button when nothing is empty', () => {
    card({ id: '1', name: 'Ada', kind: 'arm', is_active: true, note: 'new' });
    expect(screen.queryByRole('button', { name: /empty/ })).toBeNull();
  });

  it('leads from a value to the tab with what it counts', () => {
    card({ id: '1', name: 'Ada', kind: 'arm', is_active: true, note: '' });
    const link = screen.getByRole('link', { name: 'Arm' });
    expect(link.getAttribute('href')).toContain('activeTab=parts');
  });
});
