import type { RaRecord } from 'ra-core';
import { holds } from '../../../../codegen/model/conditions.ts';
import { decideGate } from '../../../../codegen/model/gates.ts';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { RelationCardModel } from '../../../../codegen/model/details.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { fieldAt } from '../../../fields/fieldAt.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { PartBoundary } from '../../PartBoundary.tsx';
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

/**
 * The relation cards of a tab, without those of fields that this person may not see or that this
 * record does not have.
 */
export default function RelationCards({ cards, fields, ...rest }: RelationCardsProps) {
  const { me, gateContext } = useSession();
  const { record } = rest;
  const scope = { values: record, mode: 'update', self: record.id === me.id } as const;
  return cards.map((card) => {
    if (!holds(card.when, scope)) return null;
    const field = fieldAt(fields, card.field);
    if (!field?.options || !decideGate(field.gate, gateContext).open) return null;
    if (!Array.isArray(record[field.name])) return null;
    return (
      <PartBoundary key={card.field}>
        <RelationCard {...rest} card={card} field={field} options={field.options} />
      </PartBoundary>
    );
  });
}
