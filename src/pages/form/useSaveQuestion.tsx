import { useCallback } from 'react';
import { holds } from '../../../codegen/model/conditions.ts';
import type { FormModel } from '../../../codegen/model/forms.ts';
import type { Text } from '../../../codegen/model/text.ts';
import { openedPart } from '../../controls/openedPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { useQuestion } from '../dialogs/useQuestion.ts';
import type { FormSituation } from './formState.ts';
import type { FormValues } from './initialValues.ts';

/** Loaded with the first question. */
const DoubtDialog = openedPart(() => import('../dialogs/DoubtDialog.tsx'));

/** Asks before values are saved that the manifest doubts, such as a permission for nobody. */
export function useSaveQuestion(
  { asks }: Pick<FormModel, 'asks'>,
  { mode, self, record }: FormSituation,
) {
  const say = useText();
  const { open, ask } = useQuestion<readonly Text[], boolean>(false);
  const maySave = useCallback(
    async (values: FormValues) => {
      const scope = { values: { ...record, ...values }, mode, self };
      const reasons = (asks ?? []).flatMap(({ when, text }) => (holds(when, scope) ? [text] : []));
      return reasons.length === 0 || ask(reasons);
    },
    [ask, asks, mode, record, self],
  );
  return {
    /** Asks when a condition of the form's `asks` holds; returns whether to save. */
    maySave,
    /** The open dialog, to be rendered in the page. */
    question: open && (
      <DoubtDialog
        title={say('pages.form.ask.title')}
        confirmLabel={say('pages.form.ask.save')}
        reasons={open.question.map((reason) => say(reason))}
        onAnswer={open.answer}
      />
    ),
  };
}
