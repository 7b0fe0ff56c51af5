import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { TreePickerInput } from '../../../fields/edit/TreePickerInput.tsx';
import { ReferencesInput } from '../../../fields/edit/ReferenceInput.tsx';
import type { OptionValue } from '../../../fields/optionValue.ts';
import { relatedIds } from './relationCalls.ts';
import type { RelationState } from './useRelation.ts';
import { useText } from '../../../i18n/useText.ts';

interface AddRelatedProps {
  readonly field: FieldModel;
  /** What is added. */
  readonly label: string;
  /** Already related; not offered again. */
  readonly related: readonly OptionValue[];
  readonly relation: Pick<RelationState, 'busy' | 'add'>;
}

const nothing = () => undefined;

/** A select for several records and the button that adds them to the relation. */
export function AddRelated({ field, label, related, relation }: AddRelatedProps) {
  const text = useText();
  const id = useId();
  const [chosen, setChosen] = useState<readonly OptionValue[]>([]);
  const fresh = chosen.filter((one) => !related.includes(one));
  const Input = field.widget === 'tree-picker' ? TreePickerInput : ReferencesInput;
  const busy = relation.busy === 'adding';
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={`${id}-label`}
      sx={{ display: 'grid', rowGap: 2, padding: '8px 16px 16px' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (fresh.length === 0 || relation.busy !== undefined) return;
        void relation.add(fresh).then((done) => done && setChosen([]));
      }}
    >
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {label}
      </Box>
      <Input
        field={field}
        path={field.name}
        id={id}
        labelId={`${id}-label`}
        describedBy={undefined}
        value={chosen}
        taken={related}
        onChange={(value) => setChosen(relatedIds(value))}
        onBlur={nothing}
        inputRef={nothing}
        invalid={false}
        required={false}
        disabled={relation.busy !== undefined}
        collapsed={false}
      />
      <Button
        type="submit"
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        disabled={fresh.length === 0 || (relation.busy !== undefined && !busy)}
        loading={busy}
      >
        {text('relations.add')}
      </Button>
    </Box>
  );
}
