import { useCallback, type ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import { recordsToWarnAbout } from '../changeWarning.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useQuestion } from './useQuestion.ts';

/** Loaded with the first warning. */
const ChangeWarningDialog = lazyPart(() => import('./ChangeWarningDialog.tsx'));

interface ChangeWarningQuestion {
  /** Asks before a far-reaching change; returns whether to send it. Other changes need no question. */
  mayChange(records: readonly FieldRecord[], changed: readonly string[]): Promise<boolean>;
  /** The open dialog, to be rendered in the page. */
  readonly question: ReactNode;
}

/** Warns before a form saves a far-reaching change. */
export function useChangeWarning(definition: ResourceDefinition): ChangeWarningQuestion {
  const { me } = useSession();
  const { open, ask } = useQuestion<readonly FieldRecord[], boolean>(false);
  const mayChange = useCallback(
    async (records: readonly FieldRecord[], changed: readonly string[]) => {
      // One's own record counts when a field changes that the manifest lists.
      const own = changed.some((name) => definition.changeWarning?.own?.includes(name));
      const affected = recordsToWarnAbout({ definition, records, me: own ? {} : me });
      return affected.length === 0 || ask(affected);
    },
    [ask, definition, me],
  );
  return {
    mayChange,
    question: open && (
      <ChangeWarningDialog definition={definition} records={open.question} onAnswer={open.answer} />
    ),
  };
}
