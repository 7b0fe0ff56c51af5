import { useCallback, useState, type ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import { recordsToWarnAbout } from '../changeWarning.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Loaded with the first warning. */
const ChangeWarningDialog = lazyPart(() => import('./ChangeWarningDialog.tsx'));

interface Question {
  readonly records: readonly FieldRecord[];
  readonly answer: (goOn: boolean) => void;
}

interface ChangeWarningQuestion {
  /** Asks before a far-reaching change; returns whether to send it. Other changes need no question. */
  mayChange(records: readonly FieldRecord[], changed: readonly string[]): Promise<boolean>;
  /** The open dialog, to be rendered in the page. */
  readonly question: ReactNode;
}

/** Warns before a form saves a far-reaching change. */
export function useChangeWarning(definition: ResourceDefinition): ChangeWarningQuestion {
  const { me } = useSession();
  const [asked, setAsked] = useState<Question>();
  const mayChange = useCallback<ChangeWarningQuestion['mayChange']>(
    async (records, changed) => {
      // One's own record counts when a field changes that the manifest lists.
      const own = changed.some((name) => definition.changeWarning?.own?.includes(name));
      const found = recordsToWarnAbout({ definition, records, me: own ? {} : me });
      if (found.length === 0) return true;
      return new Promise((answer) => setAsked({ records: found, answer }));
    },
    [definition, me],
  );
  return {
    mayChange,
    question: asked && (
      <ChangeWarningDialog
        definition={definition}
        records={asked.records}
        onAnswer={(goOn) => {
          setAsked(undefined);
          asked.answer(goOn);
        }}
      />
    ),
  };
}
