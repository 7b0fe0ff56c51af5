import AddIcon from '@mui/icons-material/Add';
import type { ReactNode } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { Permission } from '../../../generated/names.ts';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import { ResourceList } from '../../pages/list/ResourceList.tsx';
import { definitionOf, type PageProps } from '../../pages/page.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { useText } from '../../i18n/useText.ts';

export interface OwnListProps extends PageProps {
  readonly createLabel: string;
  /** The permission to make one. */
  readonly createNeeds: Permission;
  readonly busy: boolean;
  onCreate(): void;
  /** What is shown of the one just made. */
  readonly children: ReactNode;
}

/** The generic list of something of one's own, with a button that makes one at a press. */
export function OwnList(props: OwnListProps) {
  const { route, createLabel, createNeeds, busy, onCreate, children } = props;
  const text = useText();
  const { gateContext } = useSession();
  const definition = definitionOf(props);
  const banner = definition.list?.banner;
  const mayCreate = decideGate({ permissions: [createNeeds] }, gateContext).open;
  return (
    <>
      <PageHeading
        title={text(route.title)}
        banner={banner && text(banner)}
        actions={
          mayCreate && (
            <PushButton
              type="button"
              look="filled"
              disabled={busy}
              data-shortcut="create"
              onClick={onCreate}
            >
              <AddIcon />
              {createLabel}
            </PushButton>
          )
        }
      />
      <ResourceList
        definition={definition}
        route={route}
        createLabel={mayCreate ? createLabel : undefined}
      />
      {children}
    </>
  );
}
