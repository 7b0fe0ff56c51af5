import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useId, useState, type ReactNode } from 'react';
import type { CardGroupModel } from '../../../codegen/model/detailParts.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { fieldValue, isEmpty, type FieldRecord } from '../../fields/values.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldTerms } from './FieldTerms.tsx';
import { useShownFields } from './useShownFields.ts';
import type { LinkOfField } from './ValueOrNone.tsx';

interface GroupedCardProps {
  readonly groups: readonly CardGroupModel[];
  readonly fields: readonly FieldModel[];
  readonly record: FieldRecord;
  readonly route: RouteRecord;
  readonly linkOf: LinkOfField;
  /** Fields that stand above the card already. */
  readonly without?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** The fields of a record in groups, each with a heading; empty fields are shown when they are asked for. */
export function GroupedCard(props: GroupedCardProps) {
  const { groups, fields, record, route, linkOf, without = NOTHING } = props;
  const text = useText();
  const [whole, setWhole] = useState(false);
  const shownOf = useShownFields(fields);
  const filled = groups.map(({ label, fields: names }) => ({
    label,
    fields: shownOf(names.filter((name) => !without.includes(name))),
  }));
  if (filled.every((group) => group.fields.length === 0)) return null;
  const isFilled = (field: FieldModel) => !isEmpty(fieldValue(field, record));
  const empty = filled.flatMap((group) => group.fields).filter((field) => !isFilled(field)).length;
  const shown = whole
    ? filled
    : filled.map((group) => ({ ...group, fields: group.fields.filter(isFilled) }));
  return (
    <Paper variant="outlined">
      {shown
        .filter((group) => group.fields.length > 0)
        .map(({ label, fields: own }) => (
          <Group key={label ?? ''} title={label === undefined ? undefined : text(label)}>
            <FieldTerms fields={own} record={record} route={route} linkOf={linkOf} />
          </Group>
        ))}
      {empty > 0 && (
        <Box sx={{ padding: '6px 8px', borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {text(whole ? 'pages.card.hideEmpty' : 'pages.card.showEmpty', { smart_count: empty })}
          </Button>
        </Box>
      )}
    </Paper>
  );
}

interface GroupProps {
  readonly title: string | undefined;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  const id = useId();
  if (title === undefined) return children;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ '& + &, dl + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h3', margin: 0, padding: '12px 16px 4px' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
