import type { ReactNode } from 'react';
import { detailParts } from '#project/generated/details.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { Confirmation, type ConfirmationProps } from '../../controls/Confirmation.tsx';
import type { FieldRecord } from '../../fields/values.ts';
import { Impact } from './Impact.tsx';
import { ChangeWarning } from './ChangeWarning.tsx';
import { useText } from '../../i18n/useText.ts';

interface ConfirmDialogProps extends ConfirmationProps {
  /** Records whose change needs a warning about its consequences. */
  readonly warnAbout?: readonly FieldRecord[] | undefined;
  /** The resource of those records. */
  readonly definition?: ResourceDefinition | undefined;
  /** The deletion removes the record everywhere, not only from this page. */
  readonly everywhere?: boolean | undefined;
  /** Records that are about to go, or to be of no use. */
  readonly gone?: readonly FieldRecord[] | undefined;
}

/** A confirmation with what the manifest warns about. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { warnAbout: given, definition, everywhere, gone, danger, children, ...question } = props;
  const warnAbout = given?.[0] && given;
  const impact = gone && definition && detailParts[definition.id]?.impact;
  return (
    <Confirmation {...question} danger={danger || warnAbout !== undefined}>
      {warnAbout && definition && <ChangeWarning definition={definition} records={warnAbout} />}
      {children}
      {impact && <Impact definition={definition} parts={impact} records={gone} />}
      {everywhere && <Everywhere />}
    </Confirmation>
  );
}

/** On another record's page a deletion could be mistaken for removing a relation (contract: users, section 1.7). */
function Everywhere() {
  const text = useText();
  return <p>{text('removal.everywhere')}</p>;
}
