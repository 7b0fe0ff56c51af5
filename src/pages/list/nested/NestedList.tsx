import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import { decideGate } from '../../../../codegen/model/gates.ts';
import { isUsual, offersOf, type Offer, type PutBack } from '../../../../codegen/model/offers.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { ResourceList } from '../ResourceList.tsx';
import { pageQuery } from '../../rowEntries.ts';
import type { NestedListProps } from './NestedListContext.ts';
import { withRowActions } from './withRowActions.ts';
import { PartFailed } from '../../PartFailed.tsx';
import { useDefinition } from '../../useDefinition.ts';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const TreeList = lazyPart(() => import('../../tree/TreeList.tsx'));

const HEIGHT_PX = 320;

/** Does the list show records of one record, as opposed to a whole list on a page of tabs? */
function ofOneRecord(where: Readonly<Record<string, string>>): boolean {
  return Object.values(where).some((value) => value.startsWith('$record'));
}

/** Records of one record are shown from the beginning; the whole log starts with the last days. */
function ofAllDates(definition: ResourceDefinition): ResourceDefinition {
  const { list } = definition;
  return list?.dates ? { ...definition, list: { ...list, dates: {} } } : definition;
}

/** The list says on this tab in words of its own that there is nothing. */
function withEmpty(
  definition: ResourceDefinition,
  empty: NestedListProps['list']['empty'],
): ResourceDefinition {
  const { list } = definition;
  return list && empty !== undefined ? { ...definition, list: { ...list, empty } } : definition;
}

/** What deletes a relation puts it back, too. */
function withPutBack(offer: Offer, putBack: PutBack): Offer {
  return isUsual(offer) && offer.does.kind === 'remove'
    ? { ...offer, does: { ...offer.does, putBack } }
    : offer;
}

/** The records of another resource that belong to this one. */
export function NestedList({ list, record, route, paging, startFilters }: NestedListProps) {
  const text = useText();
  const { me, gateContext } = useSession();
  const definition = useDefinition(list.resource);
  const acting = useMemo((): ResourceDefinition | undefined => {
    if (!definition.data) return undefined;
    const listDefinition = withEmpty(definition.data, list.empty);
    const shown = ofOneRecord(list.where) ? ofAllDates(listDefinition) : listDefinition;
    const acted = withRowActions(shown, list.actions, record, me);
    const { add } = list;
    if (!add || !decideGate(add.gate, gateContext).open) return acted;
    const putBack = { field: add.field, where: pageQuery(list.where, { record, me }) };
    return { ...acted, offers: offersOf(acted).map((offer) => withPutBack(offer, putBack)) };
  }, [definition.data, list, record, me, gateContext]);
  const where = useMemo(() => pageQuery(list.where, { record, me }), [list.where, record, me]);
  // A tree of all nodes stands beside a whole list only.
  const isWhole = Object.keys(list.where).length === 0;
  if (acting) {
    const { banner, tree } = acting.list ?? {};
    const shared = { definition: acting, route, shown: list.shown, where };
    if (tree && (isWhole || tree.from !== undefined)) {
      const place = <Skeleton variant="rounded" height={HEIGHT_PX} />;
      return <TreeList fallback={place} {...shared} tree={tree} />;
    }
    return (
      <>
        {/* A page of lists shows it below its own heading. */}
        {banner && route.kind === 'detail' && (
          <Alert severity="success" icon={false} sx={{ marginBottom: 3 }}>
            {text(banner)}
          </Alert>
        )}
        <ResourceList {...shared} owner={record} paging={paging} startFilters={startFilters} />
      </>
    );
  }
  if (definition.isFetching) return <Skeleton variant="rounded" height={HEIGHT_PX} />;
  return (
    <PartFailed onRetry={() => void definition.refetch()}>
      {text('pages.detail.listFailed')}
    </PartFailed>
  );
}
