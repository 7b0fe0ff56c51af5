import { useDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { holds } from '../../../codegen/model/conditions.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { openedPart } from '../../controls/openedPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { useQuestion } from '../dialogs/useQuestion.ts';
import type { FormFacts } from './formOptions.ts';
import { changedFields, type FormValues } from './initialValues.ts';
import { unfitFields } from './unfitFields.ts';

/** Loaded with the first question. */
const DoubtDialog = openedPart(() => import('../dialogs/DoubtDialog.tsx'));

interface SaveQuestion {
  /**
   * Asks when a condition of the form's `asks` holds, or when nothing chosen in a field with `fits` fits; returns
   * whether to save.
   *
   * @param begun the values that the form began with
   */
  maySave(values: FormValues, begun: FormValues): Promise<boolean>;
  /** The open dialog, to be rendered in the page. */
  readonly question: ReactNode;
}

/** Asks before doubtful values are saved, such as a permission for nobody. */
export function useSaveQuestion({ form, fields, record, situation }: FormFacts): SaveQuestion {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { open, ask } = useQuestion<readonly string[], boolean>(false);
  const recordsOf = async (from: string, ids: readonly string[]) =>
    (await provider.options(modelAddress(from), { ids })).data;
  return {
    maySave: async (values, begun) => {
      const { mode, self } = situation;
      const scope = { values: { ...record, ...values }, mode, self };
      const doubts = (form.asks ?? []).flatMap((one) => (holds(one.when, scope) ? [one.text] : []));
      const unfit = await unfitFields(
        fields,
        values,
        record ? changedFields(values, begun) : Object.keys(values),
        recordsOf,
      );
      const reasons = [
        ...doubts.map((doubt) => text(doubt)),
        ...unfit.map(({ field, own, offered }) =>
          text('forms.nothingFits', {
            field: text(field.label),
            own: own.join(', '),
            offered: offered.join(', '),
          }),
        ),
      ];
      return reasons.length === 0 || ask(reasons);
    },
    question: open && (
      <DoubtDialog
        title={text('pages.form.ask.title')}
        confirmLabel={text('pages.form.ask.save')}
        reasons={open.question}
        onAnswer={open.answer}
      />
    ),
  };
}
