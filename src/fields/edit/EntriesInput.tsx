import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, type ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { emptyValue } from '../defaults.ts';
import { problemOf } from '../problem.ts';
import { FieldFrame, frameIds } from './FieldFrame.tsx';
import { useFieldId } from './FieldIdContext.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { useText } from '../../i18n/useText.ts';

interface EntriesInputProps {
  readonly field: FieldModel;
  readonly path: string;
  readonly required: boolean;
  readonly locked: boolean;
  /** Renders a part of an entry at its path: `rows.0.name`. */
  readonly renderPart: (part: FieldModel, path: string) => ReactNode;
}

/** A list of objects, with buttons to add and remove entries. */
export function EntriesInput({ field, path, required, locked, renderPart }: EntriesInputProps) {
  const text = useText();
  const { control, getFieldState, formState } = useFormContext();
  const rows = useFieldArray({
    control,
    name: path,
    keyName: 'formKey',
    rules: {
      validate: (value: unknown) => {
        const problem = problemOf(field, value, required);
        return problem ? text(problem.key, problem.values) : true;
      },
    },
  });
  const id = useFieldId(path);
  const ids = frameIds(id);
  const parts = (field.item?.fields ?? []).filter((part) => !part.readOnly);
  const { error } = getFieldState(path, formState);
  return (
    <FieldFrame
      id={id}
      label={text(field.label)}
      help={field.help && text(field.help)}
      error={error?.root?.message ?? error?.message}
      required={required}
      group
    >
      <FieldGroup
        aria-labelledby={ids.label}
        // The fields inside divide its width, not that of the form.
        sx={{ display: 'grid', rowGap: 4, containerType: 'inline-size', containerName: 'form' }}
      >
        {rows.fields.length === 0 && (
          <Box sx={{ color: 'text.secondary', fontSize: 13, paddingTop: 2 }}>
            {text('forms.entries.none')}
          </Box>
        )}
        {rows.fields.map((row, place) => (
          <FieldGroup
            key={row.formKey}
            aria-label={text('forms.entries.entry', { place: place + 1 })}
            sx={{
              display: 'grid',
              rowGap: 3,
              paddingBottom: 3,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            {parts.map((part) => (
              <Fragment key={part.name}>
                {renderPart(part, `${path}.${place}.${part.name}`)}
              </Fragment>
            ))}
            <Box>
              <Button
                disabled={locked}
                onClick={() => {
                  rows.remove(place);
                  // After the row is gone: the blur of its input would restore it.
                  requestAnimationFrame(() => document.getElementById(id)?.focus());
                }}
              >
                {text('forms.entries.remove', { place: place + 1 })}
              </Button>
            </Box>
          </FieldGroup>
        ))}
        <Box>
          <Button
            id={id}
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={locked}
            aria-describedby={error ? ids.error : undefined}
            onClick={() =>
              rows.append(
                Object.fromEntries(
                  parts.map((part) => [part.name, part.default ?? emptyValue(part)]),
                ),
              )
            }
          >
            {text('forms.entries.add')}
          </Button>
        </Box>
      </FieldGroup>
    </FieldFrame>
  );
}
