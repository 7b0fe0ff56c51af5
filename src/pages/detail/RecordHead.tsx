import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DetailParts } from '../../../codegen/model/detailParts.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { fieldValue, isEmpty, type FieldRecord } from '../../fields/values.ts';
import { useText } from '../../i18n/useText.ts';
import { rem, SMALL_TEXT_PX } from '../../theme/sizes.ts';
import { RecordBadges } from '../record/badges/RecordBadges.tsx';
import { useShownFields } from '../record/useShownFields.ts';
import { useBadgeTimes } from './useBadgeTimes.ts';
import { CopiedValue } from '../record/FieldTerms.tsx';
import type { LinkOfField } from '../record/ValueOrNone.tsx';

/** The widest fact; as many stand beside each other as fit. */
const FACT_PX = 360;

interface RecordHeadProps {
  readonly parts: Pick<DetailParts, 'badges' | 'flow' | 'facts'>;
  readonly fields: readonly FieldModel[];
  readonly record: FieldRecord;
  readonly route: RouteRecord;
  readonly linkOf: LinkOfField;
}

/** The state of a record as badges, what leads to what, and the fields that say most about it. */
export function RecordHead(props: RecordHeadProps): ReactNode {
  const { parts, fields, record } = props;
  const text = useText();
  const { badges = [], flow = [], facts = [] } = parts;
  const withTime = useBadgeTimes(badges);
  const shownOf = useShownFields(fields);
  const shown = shownOf(facts);
  const steps = flow.map(shownOf).filter((step) => step.length > 0);
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
      {steps.length > 0 && (
        <Facts>
          {steps.map((step, index) => {
            const filled = step.filter((field) => !isEmpty(fieldValue(field, record)));
            return (filled.length > 0 ? filled : step.slice(0, 1)).map((field, place) => (
              <Fact
                {...props}
                key={field.name}
                field={field}
                before={index > 0 && place === 0 ? '→' : undefined}
              />
            ));
          })}
        </Facts>
      )}
      {shown.length > 0 && (
        <Facts>
          {shown.map((field) => (
            <Fact {...props} key={field.name} field={field} />
          ))}
        </Facts>
      )}
    </Box>
  );
}

interface FactProps extends RecordHeadProps {
  readonly field: FieldModel;
  /** A sign for the eye: the order says the same. */
  readonly before?: string | undefined;
}

function Fact({ field, before, record, route, linkOf }: FactProps): ReactNode {
  const text = useText();
  return (
    <div data-before={before}>
      <dt>{text(field.label)}</dt>
      <dd>
        <CopiedValue field={field} record={record} route={route} link={linkOf(field)} />
      </dd>
    </div>
  );
}

const Facts = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 28px',
    margin: 0,
    // Room for the copy button of the last fact.
    paddingInlineEnd: 28,
    '& > div': { position: 'relative', maxWidth: `min(${FACT_PX}px, 100%)` },
    '& > [data-before]': { paddingInlineStart: 20 },
    '& > [data-before]::before': {
      content: 'attr(data-before) / ""',
      position: 'absolute',
      insetInlineStart: 0,
      bottom: 0,
      color: palette.text.secondary,
    },
    '& dt': { color: palette.text.secondary, fontSize: rem(SMALL_TEXT_PX) },
    '& dd': { position: 'relative', margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
    '& [data-copy]': { position: 'absolute', top: -3, insetInlineStart: '100%', opacity: 0 },
    '& dd:hover [data-copy], & [data-copy]:focus-visible': { opacity: 1 },
    '@media (hover: none)': { '& [data-copy]': { opacity: 1 } },
  };
});
