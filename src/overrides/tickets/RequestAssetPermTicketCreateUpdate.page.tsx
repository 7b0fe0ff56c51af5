import { useMemo, useState, type ReactNode } from 'react';
import type { Field } from '../../../generated/names.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { ClosedChoicesContext } from '../../fields/edit/ClosedChoicesContext.ts';
import FormPage from '../../pages/form/FormPage.tsx';
import { definitionOf, type PageProps } from '../../pages/page.ts';
import { useSession } from '../../session/SessionContext.ts';
import { RequestRules } from './RequestRules.tsx';

/** The one field whose choices are the user's own. */
const ORGANIZATION: Field<'tickets.assetrequest' | 'tickets.applicationrequest'> = 'org_id';

/** The generic form, which offers the organizations this user works in (contract: tickets, section 4). */
export default function RequestAssetPermTicketCreateUpdate(props: PageProps): ReactNode {
  const { profile, organization } = useSession();
  const definition = definitionOf(props);
  const own = useMemo(() => {
    const { workbench_orgs: organizations } = profile;
    const start = organizations.find(({ id }) => id === organization.id) ?? organizations[0];
    const fields = definition.fields?.map((field): FieldModel =>
      field.name === ORGANIZATION
        ? {
            ...field,
            type: 'choice',
            choices: organizations.map(({ id, name }) => ({ value: id, label: { literal: name } })),
            ...(start && { default: start.id }),
          }
        : field,
    );
    return { ...definition, ...(fields && { fields }) };
  }, [definition, organization.id, profile]);
  const [closed, setClosed] = useState<readonly string[]>([]);
  return (
    <ClosedChoicesContext value={closed}>
      <FormPage {...props} definition={own} below={<RequestRules onClosed={setClosed} />} />
    </ClosedChoicesContext>
  );
}
