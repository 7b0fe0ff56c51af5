import { type ReactNode, useId, useRef, useState } from 'react';
import { holds } from '../../../../codegen/model/conditions.ts';
import { decideGate } from '../../../../codegen/model/gates.ts';
import type { RelationCardModel } from '../../../../codegen/model/details.ts';
import { fieldAt } from '../../../fields/fieldAt.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { PartBoundary } from '../../PartBoundary.tsx';
import { useRecordDetail } from '../detailContext.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { EmptyLine } from '../../../controls/EmptyLine.tsx';
import type { FieldModel, OptionsModel } from '../../../../codegen/model/fields.ts';
import { gateState } from '../../../../codegen/model/offerState.ts';
import { optionsFor } from '../../../fields/dependentOptions.ts';
import { useStableOptions } from '../../../fields/edit/useStableOptions.ts';
import { OPTIONS_PER_PAGE, type Option, isAwaited } from '../../../fields/options.ts';
import type { OptionValue } from '../../../fields/optionValue.ts';
import { restoreFocus } from '../../../controls/restoreFocus.ts';
import { Card } from '../../../controls/Card.tsx';
import { AddRelated } from './AddRelated.tsx';
import { relatedIds } from './relationCalls.ts';
import { useRelation } from './useRelation.ts';
import { useNameInSentence } from '../../../i18n/useNameInSentence.ts';
import { useText } from '../../../i18n/useText.ts';
import RemoveIcon from '@mui/icons-material/Close';
import Skeleton from '@mui/material/Skeleton';
import { IconPush } from '../../../theme/buttons.ts';
import { RelatedLink } from '../../record/values/RelatedNames.tsx';

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

interface RelationCardProps {
  readonly card: RelationCardModel;
  readonly field: FieldModel;
  readonly options: OptionsModel;
}

const NOTHING: readonly Option[] = [];

/** Related records, ten at a time, with controls to add and remove them (contract: conventions, section 2). */
function RelationCard({ card, field, options }: RelationCardProps) {
  const { record, ask } = useRecordDetail();
  const text = useText();
  const notify = useNotify();
  const { gateContext } = useSession();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState(OPTIONS_PER_PAGE);
  const label = text(field.label);
  const adding = text('relations.choose', { label: useNameInSentence()(field.label) });
  const relation = useRelation(card, label);

  const ids = relatedIds(record[field.name]);
  const shown = ids.slice(0, reach);
  // Options may depend on the record: applications of its type.
  const offered = optionsFor(options, record);
  const rows = useStableOptions(offered, shown, NOTHING);
  const availability = gateState(decideGate(card.gate, gateContext)).kind;
  const left = Math.min(ids.length - shown.length, OPTIONS_PER_PAGE);

  const takeOff = async (row: Option) => {
    const from = document.activeElement;
    // The button disappears with its row: the focus moves to the list.
    if (await relation.remove(row)) list.current?.focus();
    else restoreFocus(from);
  };
  const onRemove = (row: Option) => {
    if (field.required === true && ids.length === 1) {
      notify(text('pages.protocols.lastStays'), { type: 'warning' });
      return;
    }
    ask({
      title: text('relations.removeTitle', { label }),
      text: text('relations.question', { name: row.label }),
      confirmLabel: text('relations.remove'),
      danger: true,
      quiet: !card.confirm,
      records: [record],
      run: () => takeOff(row),
    });
  };
  /** The chosen options stay when the call fails. */
  const onAdd = (added: readonly OptionValue[]) =>
    new Promise<boolean>((resolve) => {
      ask({
        title: adding,
        text: text('changeWarning.question'),
        confirmLabel: text('relations.add'),
        quiet: true,
        records: [record],
        run: async () => resolve(await relation.add(added)),
      });
    });

  return (
    <Card id={id} title={text('relations.title', { label, count: ids.length })}>
      {ids.length === 0 ? (
        <EmptyLine>{text('relations.none')}</EmptyLine>
      ) : (
        <Box
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-labelledby={id}
          sx={{ listStyle: 'none', margin: 0, padding: '4px 0' }}
        >
          {rows.map((row) => (
            <RelatedRow
              key={row.value}
              option={row}
              target={field.to}
              disabled={availability !== 'enabled' || relation.busy !== undefined}
              busy={relation.busy === row.value}
              onRemove={onRemove}
            />
          ))}
        </Box>
      )}
      {left > 0 && (
        <Button
          sx={{ margin: '0 8px 8px' }}
          aria-describedby={id}
          onClick={() => setReach(reach + OPTIONS_PER_PAGE)}
        >
          {text('relations.more', { count: left })}
        </Button>
      )}
      {availability === 'enabled' ? (
        <AddRelated
          field={{ ...field, options: offered }}
          label={adding}
          related={ids}
          relation={{ busy: relation.busy, add: onAdd }}
        />
      ) : (
        <Box sx={{ padding: '0 16px 12px', color: 'text.secondary' }}>
          {text(availability === 'disabled' ? 'pages.inRoot' : 'relations.lookOnly')}
        </Box>
      )}
    </Card>
  );
}

interface RelatedRowProps {
  readonly option: Option;
  readonly target: string | undefined;
  readonly disabled: boolean;
  /** It is being removed. */
  readonly busy: boolean;
  onRemove(option: Option): void;
}

/** One related record: its name, as a link for users who may open it, and a Remove button. */
function RelatedRow(props: RelatedRowProps) {
  const { option, target, disabled, busy, onRemove } = props;
  const text = useText();
  const { route } = useRecordDetail();
  const awaited = isAwaited(option);
  const name = awaited ? '' : option.label;
  return (
    <Box
      component="li"
      aria-busy={busy || undefined}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: '2px 8px 2px 16px' }}
    >
      <Box sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        {awaited ? (
          <Skeleton width="60%" />
        ) : (
          <RelatedLink target={target} id={option.value} name={name} route={route} />
        )}
      </Box>
      <IconPush
        label={text('relations.removeOne', { name })}
        disabled={disabled || awaited}
        onClick={() => onRemove(option)}
      >
        <RemoveIcon sx={{ fontSize: 16 }} />
      </IconPush>
    </Box>
  );
}
