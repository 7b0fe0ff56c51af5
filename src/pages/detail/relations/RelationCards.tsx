import type { RaRecord } from 'ra-core';
import { decideGate } from '../../../../codegen/model/gates.ts';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { RelationCardModel, ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { fieldAt } from '../../../fields/fieldAt.ts';
import { useSession } from '../../../session/SessionContext.ts';
import type { Pending } from '../../usePending.ts';
import { RelationCard } from './RelationCard.tsx';

export interface RelationCardsProps {
  readonly cards: readonly RelationCardModel[];
  readonly definition: ResourceDefinition;
  readonly fields: readonly FieldModel[];
  readonly record: RaRecord;
  readonly route: RouteRecord;
  ask(pending: Pending): void;
}

/** The cards of a tab. A field this person may not see has none, nor one the server kept back. */
export default function RelationCards({ cards, fields, ...rest }: RelationCardsProps) {
  const { gateContext } = useSession();
  return cards.map((card) => {
    const field = fieldAt(fields, card.field);
    if (!field?.options || !decideGate(field.gate, gateContext).open) return null;
    if (!Array.isArray(rest.record[field.name])) return null;
    return (
      <RelationCard key={card.field} {...rest} card={card} field={field} options={field.options} />
    );
  });
}
