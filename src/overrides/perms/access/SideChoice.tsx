import Box from '@mui/material/Box';
import { useId, useState, type ReactNode } from 'react';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { ReferenceInput } from '@gatehouse-console/engine/fields/edit/ReferenceInput.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { CHOICES, type ChosenKind } from './choices.ts';

interface Side<Kind extends ChosenKind> {
  readonly kind: Kind;
  readonly id: string;
}

interface SideChoiceProps<Kind extends ChosenKind> {
  readonly label: string;
  /** The kinds that the reader may search; with several, a select chooses one. */
  readonly kinds: readonly Kind[];
  readonly value: Side<Kind> | undefined;
  onChange(value: Side<Kind> | undefined): void;
}

/** Chooses one side of a question, or what a report is about: its kind, and a record that is searched on the server. */
export function SideChoice<Kind extends ChosenKind>(props: SideChoiceProps<Kind>): ReactNode {
  const { label, kinds, value, onChange } = props;
  const text = useText();
  const id = useId();
  const [picked, setPicked] = useState<Kind>();
  const kind = value?.kind ?? picked ?? kinds[0];
  const kindName = (one: ChosenKind) => text(`access.kinds.${one}`);
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', rowGap: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 32,
        }}
      >
        <Box
          component="label"
          id={`${id}-label`}
          htmlFor={id}
          sx={{ color: 'text.secondary', fontWeight: 600 }}
        >
          {label}
        </Box>
        {kinds.length > 1 && kind !== undefined && (
          <Select
            label={text('access.kindOf', { side: label })}
            value={kind}
            choices={kinds.map((one) => ({ value: one, label: kindName(one) }))}
            onChange={(next) => {
              setPicked(kinds.find((one) => one === next));
              if (value) onChange(undefined);
            }}
          />
        )}
      </Box>
      {kind === undefined || !kinds.includes(kind) ? (
        <Box sx={{ color: 'text.secondary', minHeight: 40 }}>{text('access.mayNotChoose')}</Box>
      ) : (
        <ReferenceInput
          key={kind}
          field={CHOICES[kind].field}
          path={kind}
          id={id}
          labelId={`${id}-label`}
          describedBy={undefined}
          value={value?.id ?? ''}
          onChange={(next) => onChange(next === '' ? undefined : { kind, id: String(next) })}
          onBlur={() => undefined}
          inputRef={() => undefined}
          invalid={false}
          required={false}
          disabled={false}
          collapsed={false}
        />
      )}
    </Box>
  );
}
