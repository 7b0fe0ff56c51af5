import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decideGate } from '../../../codegen/model/gates.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../session/SessionContext.ts';
import { availabilityOf, type Availability } from '../availability.ts';
import { appliesTo, pageQuery } from '../rowEntries.ts';
import { Slot } from '../slots/Slot.tsx';
import type { HeaderSlotProps } from '../slots/slots.ts';
import { useRemoval } from '../useRemoval.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { useRecordDetail } from './detailContext.ts';

/** Update and delete of a record, beside what a hand-written part adds. */
export function DetailButtons(): ReactNode {
  const text = useText();
  const inSentence = useNameInSentence();
  const { me, gateContext } = useSession();
  const { definition, route, record, name, detail, ask, leave } = useRecordDetail();
  const { removeOne } = useRemoval(definition);
  const routes = useResourceRoutes(definition.id, route);
  const update = detail.update ? routes.availability('update', detail.update.gate) : 'hidden';
  const remove = detail.remove
    ? availabilityOf(decideGate(detail.remove.gate, gateContext))
    : 'hidden';
  const mayUpdate = update === 'enabled' && appliesTo(detail.update?.when, record, me);
  const mayRemove = remove === 'enabled' && appliesTo(detail.remove?.when, record, me);
  const to = routes.to('update', record.id, pageQuery(detail.update?.query, { record, me }));
  const whyNot = (availability: Availability) =>
    text(availability === 'disabled' ? 'pages.inRoot' : 'pages.notForThis');
  const onDelete = () =>
    ask({
      title: (say) => say('pages.removal.title', { one: inSentence(definition.one), name }),
      text: (say) => say('pages.removal.question'),
      confirmLabel: text('pages.delete'),
      danger: true,
      records: [record],
      run: async () => {
        if (await removeOne(record, 'page')) leave();
      },
    });
  // The keys are the names that `npx gatehouse explain` knows; the developers' tools read them.
  return (
    <>
      <Slot<HeaderSlotProps> route={route} name="header" give={{ route, record }} />
      {update !== 'hidden' &&
        (mayUpdate && to !== undefined ? (
          <Button key="update-on-detail" variant="contained" component={Link} to={to}>
            {text('pages.update')}
          </Button>
        ) : (
          <span key="update-on-detail" title={whyNot(update)}>
            <Button variant="contained" disabled>
              {text('pages.update')}
            </Button>
          </span>
        ))}
      {remove !== 'hidden' && (
        <span key="delete-on-detail" title={mayRemove ? undefined : whyNot(remove)}>
          <Button variant="outlined" color="error" disabled={!mayRemove} onClick={onDelete}>
            {text('pages.delete')}
          </Button>
        </span>
      )}
    </>
  );
}
