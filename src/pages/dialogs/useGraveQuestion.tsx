import { useCallback, useState, type ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import { graveRecords } from '../grave.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Comes with the first question. */
const GraveDialog = lazyPart(() => import('./GraveDialog.tsx'));

interface Question {
  readonly records: readonly FieldRecord[];
  readonly answer: (goOn: boolean) => void;
}

export interface GraveQuestion {
  /** Asks before a grave change is sent; says whether it may be. What is not grave may be at once. */
  mayChange(records: readonly FieldRecord[], changed: readonly string[]): Promise<boolean>;
  /** Belongs into the page. */
  readonly question: ReactNode;
}

/** The warning of a form, between what was filled in and what is sent. */
export function useGraveQuestion(definition: ResourceDefinition): GraveQuestion {
  const { me } = useSession();
  const [asked, setAsked] = useState<Question>();
  const mayChange = useCallback<GraveQuestion['mayChange']>(
    async (records, changed) => {
      // One's own record counts where a field changes that the manifest names.
      const own = changed.some((name) => definition.grave?.own?.includes(name));
      const found = graveRecords({ definition, records, me: own ? {} : me });
      if (found.length === 0) return true;
      return new Promise((answer) => setAsked({ records: found, answer }));
    },
    [definition, me],
  );
  return {
    mayChange,
    question: asked && (
      <GraveDialog
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
