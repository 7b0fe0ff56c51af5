import { useCallback } from 'react';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';
import { useNameOf } from '../useNameOf.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { useListSelection, useResourceList, type ListCommands } from './listContexts.ts';
import type { RecordDialog } from './useRecordDialog.tsx';
import type { RowHandlers } from './useRowEntries.ts';

/** What the actions of a row do: ask, then run; an action whose answer is shown opens a dialog. */
export function useRowHandlers(
  { ask, call, openForm, removal, busyRows: { run: runOn } }: ListCommands,
  show: RecordDialog['show'],
): RowHandlers {
  const text = useText();
  const inSentence = useNameInSentence();
  const { definition, route, owner } = useResourceList();
  const { toggle } = useListSelection();
  const routes = useResourceRoutes(definition.id, route);
  const nameOf = useNameOf(definition.id);
  const onDelete = useCallback<RowHandlers['onDelete']>(
    (record) => {
      ask({
        title: (say) =>
          say('pages.removal.title', { one: inSentence(definition.one), name: nameOf(record) }),
        text: (say) =>
          definition.putBack
            ? say('relations.question', { name: nameOf(record) })
            : say('pages.removal.question'),
        everywhere: route.kind === 'detail' && routes.has('detail'),
        confirmLabel: text('pages.delete'),
        danger: true,
        records: [record],
        run: () =>
          runOn([record], async () => {
            if (await removal.removeOne(record)) toggle(record, false);
          }),
      });
    },
    [ask, definition, inSentence, nameOf, removal, route, routes, runOn, toggle, text],
  );
  const onAction = useCallback<RowHandlers['onAction']>(
    (action, record) => {
      if (action.show ?? action.call.kind === 'list') return show({ action, record });
      const target = action.byPage ? { record: owner, selection: [record] } : { record };
      const label = text(action.label);
      ask({
        title: label,
        text: (say) => say('pages.action.question', { action: label, name: nameOf(record) }),
        confirmLabel: label,
        danger: action.danger,
        quiet: !action.confirm,
        records: [record],
        action,
        run: () => runOn([record], () => call(action, target)),
      });
    },
    [ask, call, nameOf, owner, runOn, show, text],
  );
  return { onDelete, onAction, onOpen: openForm };
}
