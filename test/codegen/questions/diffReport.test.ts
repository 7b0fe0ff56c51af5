import { describe, expect, it } from 'vitest';
import { differences } from '../../../codegen/questions/contentChanges.ts';
import { diffMarkdown, diffPretty } from '../../../codegen/questions/diffReport.ts';

describe('changes as Markdown', () => {
  it('say what the manifests say, not what Markdown makes of it', () => {
    const text = diffMarkdown(
      [
        {
          class: 'text-changed',
          subject: 'text users.invite',
          detail: '[all](x) ~~a~~ → $record.id, $me.id',
        },
      ],
      9,
    );
    expect(text).toContain('\\[all\\](x) \\~\\~a\\~\\~ → \\$record.id, \\$me.id');
  });
});

describe('changes for people', () => {
  it('name their class in words, and once what it is about', () => {
    const text = diffPretty(
      [
        {
          class: 'gate-narrowed',
          subject: 'action users.user.invite',
          detail: 'open to all → closed',
        },
        { class: 'action-added', subject: 'action users.user.mail', detail: 'open to all' },
      ],
      9,
      false,
    );
    expect(text).toContain('  Gate narrowed: action users.user.invite: open to all → closed\n');
    expect(text).toContain('  Action added: users.user.mail: open to all\n');
  });

  it('show values of manifests in one line, as manifests write them', () => {
    const cells = { price: 'text', pages: { cell: 'number', good: [12, 'no: one'] } };
    expect(differences({ columns: ['price'] }, { columns: ['price'], cells }, ['list'])).toEqual([
      {
        path: ['list', 'cells'],
        detail: 'new: {price: text, pages: {cell: number, good: [12, "no: one"]}}',
      },
    ]);
  });
});
