import { useDataProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { useRequest } from '../../api/useRequest.ts';
import { useText } from '../../i18n/useText.ts';
import { useDefinition } from '../../pages/useDefinition.ts';
import { PushButton } from '../../theme/buttons.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PaletteBox } from './PaletteBox.tsx';
import type { RecordSubject } from './entries.ts';
import { Footer, Help } from './paletteParts.ts';
import { rankEntries } from './ranking.ts';
import { recordActions } from './records/recordActions.ts';

interface RecordActionsProps {
  readonly subject: RecordSubject;
  readonly onBack: () => void;
  /** @param run to be called after the dialog is closed */
  readonly onChoose: (run: () => void) => void;
}

/** The actions of a found record: its page, its form, and those of its manifest that can be used now. */
export default function RecordActions(props: RecordActionsProps): ReactNode {
  const { subject, onBack, onChoose } = props;
  const { resource, record, partial } = subject.target;
  const text = useText();
  const provider = useDataProvider();
  const [query, setQuery] = useState('');
  const definition = useDefinition(resource);
  const whole = useRequest(
    ['foundRecord', resource, record.id],
    async () => (await provider.getOne(resource, { id: String(record.id) })).data,
    { enabled: partial === true },
  );
  const known = partial ? whole.data : record;
  const actionsOf = useActionsOf(subject);
  const actions = definition.data && known ? actionsOf(definition.data, known) : [];
  const entries = rankEntries(actions, query, []);
  const failed = definition.error ?? whole.error;
  return (
    <PaletteBox
      label={text('palette.actionsFor', { name: subject.title })}
      help={text('palette.actionsHelp')}
      query={query}
      onQuery={setQuery}
      groups={[{ key: 'actions', title: subject.title, entries }]}
      onKey={(event) => {
        const back =
          event.key === 'Escape' ||
          ((event.key === 'ArrowLeft' || event.key === 'Backspace') && query === '');
        if (back) onBack();
        // The dialog must not close with it.
        if (event.key === 'Escape') event.stopPropagation();
        return back;
      }}
      onPick={(entry) => onChoose(() => actions.find(({ id }) => id === entry.id)?.run())}
    >
      {() => (
        <>
          {failed && (
            <Help role="alert">{text('palette.actionsFailed', { name: subject.title })}</Help>
          )}
          <Footer>
            <PushButton look="plain" onClick={onBack}>
              {text('palette.back')}
            </PushButton>
          </Footer>
        </>
      )}
    </PaletteBox>
  );
}

/** Makes the actions of a record. */
function useActionsOf({ target }: RecordSubject) {
  const text = useText();
  const routes = useRoutes();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { gateContext, me } = useSession();
  return (definition: ResourceDefinition, record: RecordSubject['target']['record']) =>
    recordActions({
      definition,
      record,
      path: target.path,
      from: routes.match(pathname)?.route,
      routes,
      gateContext,
      me,
      text,
      go: (path, state) => void navigate(path, { state }),
    });
}
