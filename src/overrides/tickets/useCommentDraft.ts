import { useCallback, useEffect, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '../../pages/form/drafts/draftStore.ts';
import { useSession } from '../../session/SessionContext.ts';

const PLACE = 'ticket-comment';
const TEXT = 'text';

/**
 * What somebody began to write about a ticket. It is kept with every letter until it is sent, so
 * that a failure, a reload or the end of the session takes nothing away; a logout erases it.
 */
export function useCommentDraft(ticket: string) {
  const { me } = useSession();
  const key = JSON.stringify([me.id, PLACE, ticket]);
  const [text, setText] = useState('');
  useEffect(() => {
    let open = true;
    void readDraft(key, Date.now()).then((draft) => {
      const kept: unknown = draft?.values[TEXT];
      // What has been typed meanwhile is newer.
      if (open && typeof kept === 'string') setText((now) => now || kept);
    });
    return () => {
      open = false;
    };
  }, [key]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      void (next.trim() === ''
        ? removeDraft(key)
        : writeDraft({ key, savedAt: Date.now(), values: { [TEXT]: next } }));
    },
    [key],
  );
  return { text, write };
}
