import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useState, type ReactNode } from 'react';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { Select } from '../../../controls/Select.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { ColumnChoices, UnknownColumn } from './readImportFile.ts';

/** A file with columns that nobody understands. */
export interface UnclearFile {
  readonly unknown: readonly UnknownColumn[];
  /** Fields that the file does not fill yet. */
  readonly open: readonly FieldModel[];
}

interface UnknownColumnsProps extends UnclearFile {
  readonly busy: boolean;
  readonly problem: string | undefined;
  onChosen(choices: ColumnChoices): void;
  /** Starts over with another file. */
  onOther(): void;
}

/** Asks what becomes of columns that would otherwise be lost. */
export function UnknownColumns(props: UnknownColumnsProps): ReactNode {
  const { unknown, open, busy, problem, onChosen, onOther } = props;
  const id = useId();
  const text = useText();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const leftOut = unknown.filter(({ title }) => !chosen[title]);
  const labelled = (field: FieldModel) => ({ value: field.name, label: text(field.label) });
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <Alert severity="warning">{text('transfer.columns.unknown')}</Alert>
        {unknown.map(({ title, similar }, index) => (
          <div key={title}>
            <Box
              component="label"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
            >
              <span style={{ overflowWrap: 'anywhere' }}>
                {text('transfer.columns.column', { column: title })}
              </span>
              <Select
                value={chosen[title] ?? ''}
                choices={[
                  { value: '', label: text('transfer.columns.leaveOut') },
                  ...similar.map(labelled),
                  ...open.filter((field) => !similar.includes(field)).map(labelled),
                ].filter(
                  ({ value }) =>
                    value === '' ||
                    chosen[title] === value ||
                    !Object.values(chosen).includes(value),
                )}
                describedBy={similar.length > 0 ? `${id}-${index}` : undefined}
                disabled={busy}
                onChange={(field) => setChosen({ ...chosen, [title]: field })}
              />
            </Box>
            {similar.length > 0 && (
              <FormHelperText id={`${id}-${index}`}>
                {text('transfer.columns.similar', {
                  columns: similar.map(({ label }) => text(label)).join(', '),
                })}
              </FormHelperText>
            )}
          </div>
        ))}
        {busy && <LinearProgress aria-label={text('transfer.reading')} />}
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is gone */}
        <Button autoFocus onClick={onOther} disabled={busy}>
          {text('transfer.anotherFile')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          onClick={() =>
            onChosen(new Map(unknown.map(({ title }) => [title, chosen[title] || undefined])))
          }
        >
          {leftOut.length === 0
            ? text('transfer.action.continue')
            : text('transfer.columns.without', {
                columns: leftOut.map(({ title }) => title).join(', '),
              })}
        </Button>
      </DialogActions>
    </>
  );
}
