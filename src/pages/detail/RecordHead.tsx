import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { DetailParts } from '../../../codegen/model/detailParts.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useText } from '../../i18n/useText.ts';
import { rem, SMALL_TEXT_PX } from '../../theme/sizes.ts';
import { RecordBadges } from '../record/badges/RecordBadges.tsx';
import { useShownFields } from '../record/useShownFields.ts';
import { useBadgeTimes } from './useBadgeTimes.ts';
import { ValueOrNone, type LinkOfField } from '../record/ValueOrNone.tsx';

/** The widest fact; as many stand beside each other as fit. */
const FACT_PX = 360;

interface RecordHeadProps {
  readonly parts: Pick<DetailParts, 'badges' | 'facts'>;
  readonly fields: readonly FieldModel[];
  readonly record: FieldRecord;
  readonly route: RouteRecord;
  readonly linkOf: LinkOfField;
}

/** The state of a record as badges, and the fields that say most about it. */
export function RecordHead({ parts, fields, record, route, linkOf }: RecordHeadProps): ReactNode {
  const text = useText();
  const { badges = [], facts = [] } = parts;
  const withTime = useBadgeTimes(badges);
  const shown = useShownFields(fields)(facts);
  return (
    <Box sx={{ display: 'grid', gap: 3, marginBottom: 4, '&:empty': { display: 'none' } }}>
      {badges.length > 0 && (
        <Box
          role="group"
          aria-label={text('pages.badges.label')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}
        >
          <RecordBadges badges={badges} record={record} withTime={withTime} />
        </Box>
      )}
      {shown.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '12px 28px',
            margin: 0,
            '& > div': { maxWidth: `min(${FACT_PX}px, 100%)` },
            '& dt': { color: 'text.secondary', fontSize: rem(SMALL_TEXT_PX) },
            '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
            '& dd > a': { color: 'primary.main', textDecoration: 'none' },
            '& dd > a:hover': { textDecoration: 'underline' },
          }}
        >
          {shown.map((field) => (
            <div key={field.name}>
              <dt>{text(field.label)}</dt>
              <dd>
                <ValueOrNone field={field} record={record} route={route} link={linkOf(field)} />
              </dd>
            </div>
          ))}
        </Box>
      )}
    </Box>
  );
}
