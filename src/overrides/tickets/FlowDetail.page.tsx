import { Suspense, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import Box from '@mui/material/Box';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import DetailPage from '../../pages/detail/DetailPage.tsx';
import { RecordCard } from '../../pages/detail/RecordCard.tsx';
import { definitionOf, type PageProps } from '../../pages/page.ts';
import { Card } from './Card.tsx';
import { isRecord } from './ticket.ts';

const SHOWN = ['strategy', 'assignees_display'];

/** Who decides about tickets of a type, a card for each level. */
export default function FlowDetail(props: PageProps): ReactNode {
  return (
    <DetailPage
      {...props}
      beside={(tab, flow) =>
        tab.card && (
          <Suspense>
            <Levels {...props} flow={flow} />
          </Suspense>
        )
      }
    />
  );
}

function Levels({ flow, ...props }: PageProps & { readonly flow: RaRecord }): ReactNode {
  const words = usePartWords('later');
  const fields = fieldAt(definitionOf(props).fields ?? [], 'rules')?.item?.fields ?? [];
  const rules: unknown = flow['rules'];
  if (!Array.isArray(rules)) return null;
  return rules.filter(isRecord).map((rule, index) => (
    <Box key={String(rule['level'] ?? index)} sx={{ marginTop: 5 }}>
      <Card title={words('ticketPages.levelCard', { level: index + 1 })}>
        <RecordCard names={SHOWN} fields={fields} record={rule} />
      </Card>
    </Box>
  ));
}
