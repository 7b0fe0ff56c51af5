import { describe, expect, it } from 'vitest';
import { diffMarkdown } from '../../../codegen/questions/diffReport.ts';

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
