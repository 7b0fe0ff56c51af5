import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Confirmation } from '../../../controls/Confirmation.tsx';
import { FieldValue } from '../../../fields/show/FieldValue.tsx';
import type { Conflict } from './mergeChanges.ts';
import type { Question } from './useEditConflict.ts';
import { useText } from '../../../i18n/useText.ts';

/**
 * Lists the fields that another person changed as well, and asks which values to save. Initial
 * focus is on going back.
 */
export default function ConflictDialog({ question }: { readonly question: Question }) {
  const { merge, records, answer } = question;
  const text = useText();
  const taken = merge.taken.map(({ label }) => text(label)).join(', ');
  return (
    <Confirmation
      open
      wide
      danger
      title={text('pages.form.meanwhile.title')}
      cancelLabel={text('pages.form.meanwhile.back')}
      other={
        <Button variant="outlined" onClick={() => answer('theirs')}>
          {text('pages.form.meanwhile.keepTheirs')}
        </Button>
      }
      confirmLabel={text('pages.form.meanwhile.saveMine')}
      onConfirm={() => answer('mine')}
      onCancel={() => answer('back')}
    >
      {text('pages.form.meanwhile.text')}
      {merge.conflicts.map((conflict) => (
        <ConflictFacts key={conflict.field.name} conflict={conflict} records={records} />
      ))}
      {taken !== '' && <p>{text('pages.form.meanwhile.taken', { fields: taken })}</p>}
    </Confirmation>
  );
}

interface ConflictFactsProps {
  readonly conflict: Conflict;
  readonly records: Question['records'];
}

function ConflictFacts({ conflict, records }: ConflictFactsProps) {
  const { field, mine } = conflict;
  const text = useText();
  const label = text(field.label);
  return (
    <Box component="section" aria-label={label} sx={{ marginTop: 4 }}>
      <Box component="h3" sx={{ margin: 0, fontSize: 'inherit' }}>
        {label}
      </Box>
      <Box
        component="dl"
        sx={{ margin: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4 }}
      >
        <Fact name={text('pages.form.meanwhile.before')}>
          <FieldValue field={field} record={records.begun} inWords />
        </Fact>
        <Fact name={text('pages.form.meanwhile.mine')}>
          {field.type === 'reference' ? (
            // Ids are not shown.
            text('pages.form.meanwhile.asFilledIn')
          ) : (
            <FieldValue field={field} record={{ [field.name]: mine }} inWords />
          )}
        </Fact>
        <Fact name={text('pages.form.meanwhile.theirs')}>
          <FieldValue field={field} record={records.now} inWords />
        </Fact>
      </Box>
    </Box>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}
