import type { ReactNode } from 'react';
import { holds } from '../../../../codegen/model/conditions.ts';
import { decideGate } from '../../../../codegen/model/gates.ts';
import type { RelationCardModel } from '../../../../codegen/model/details.ts';
import { fieldAt } from '../../../fields/fieldAt.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { PartBoundary } from '../../PartBoundary.tsx';
import { useRecordDetail } from '../detailContext.ts';
import { RelationCard } from './RelationCard.tsx';

interface RelationCardsProps {
  readonly cards: readonly RelationCardModel[];
}

/**
 * The relation cards of a tab, without those of fields that this user may not see or that this
 * record does not have.
 */
export default function RelationCards({ cards }: RelationCardsProps): ReactNode {
  const { me, gateContext } = useSession();
  const { fields, record } = useRecordDetail();
  const scope = { values: record, mode: 'update', self: record.id === me.id } as const;
  return cards.map((card) => {
    if (!holds(card.when, scope)) return null;
    const field = fieldAt(fields, card.field);
    if (!field?.options || !decideGate(field.gate, gateContext).open) return null;
    if (!Array.isArray(record[field.name])) return null;
    return (
      <PartBoundary key={card.field}>
        <RelationCard card={card} field={field} options={field.options} />
      </PartBoundary>
    );
  });
}
