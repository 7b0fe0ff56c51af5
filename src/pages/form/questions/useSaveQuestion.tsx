import { useCallback, useState, type ReactNode } from 'react';
import { holds } from '../../../../codegen/model/conditions.ts';
import type { FormModel } from '../../../../codegen/model/forms.ts';
import type { Text } from '../../../../codegen/model/text.ts';
import { openedPart } from '../../../controls/openedPart.tsx';
import type { FormSituation } from '../formState.ts';
import type { FormValues } from '../initialValues.ts';

/** Loaded with the first question. */
const SaveQuestion = openedPart(() => import('./SaveQuestion.tsx'));

interface Asked {
  readonly reasons: readonly Text[];
  readonly answer: (goOn: boolean) => void;
}

interface SaveQuestionState {
  /** Asks when a condition of the form's `asks` holds; returns whether to save. */
  maySave(values: FormValues): Promise<boolean>;
  /** The open dialog, to be rendered in the page. */
  readonly question: ReactNode;
}

/** Asks before values are saved that the manifest doubts, such as a permission for nobody. */
export function useSaveQuestion(
  { asks }: Pick<FormModel, 'asks'>,
  { mode, self, record }: FormSituation,
): SaveQuestionState {
  const [asked, setAsked] = useState<Asked>();
  const maySave = useCallback<SaveQuestionState['maySave']>(
    async (values) => {
      const scope = { values: { ...record, ...values }, mode, self };
      const reasons = (asks ?? []).flatMap(({ when, text }) => (holds(when, scope) ? [text] : []));
      if (reasons.length === 0) return true;
      return new Promise((answer) => setAsked({ reasons, answer }));
    },
    [asks, mode, record, self],
  );
  return {
    maySave,
    question: asked && (
      <SaveQuestion
        reasons={asked.reasons}
        onAnswer={(goOn) => {
          setAsked(undefined);
          asked.answer(goOn);
        }}
      />
    ),
  };
}
