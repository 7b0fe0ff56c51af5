import AddIcon from '@mui/icons-material/Add';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import type { ChoiceModel } from '../../../../codegen/model/fields.ts';
import type { KindsModel } from '../../../../codegen/model/offers.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { PushButton } from '../../../theme/buttons.ts';
import { createQuery } from '../../createQuery.ts';
import { offeredKinds } from '../../offeredKinds.ts';
import { ChoiceMenu } from '../../../controls/menus/ChoiceMenu.tsx';
import { useText } from '../../../i18n/useText.ts';

interface CreateMenuProps {
  readonly kinds: KindsModel;
  readonly choices: readonly ChoiceModel[];
  /** Address of the create page for a kind. */
  toKind(query: Readonly<Record<string, string>>): string | undefined;
}

/** Create as a menu of the kinds of record (contract: shell, section 7). */
export default function CreateMenu({ kinds, choices, toKind }: CreateMenuProps) {
  const text = useText();
  const { gateContext } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = offeredKinds(kinds, choices, gateContext.licenceValid);
  return (
    <>
      <PushButton
        look="filled"
        data-shortcut="create"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AddIcon />
        {text('pages.create')}
        <ExpandIcon />
      </PushButton>
      <ChoiceMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        choices={offered.map(({ value, label }) => ({
          key: String(value),
          label: text(label),
          to: toKind(createQuery(kinds, String(value))),
        }))}
      />
    </>
  );
}
