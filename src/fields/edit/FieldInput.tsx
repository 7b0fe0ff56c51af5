import Box from '@mui/material/Box';
import { useContext, useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { valueAt } from '../../../codegen/model/conditions.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { useSession } from '../../session/SessionContext.ts';
import { emptyValue } from '../defaults.ts';
import { pickWidget, type Widget } from '../pick.ts';
import { problemOf } from '../problem.ts';
import type { FieldRecord } from '../values.ts';
import { AtLeastOneContext, noneOf } from './AtLeastOneContext.ts';
import { EntriesInput } from './EntriesInput.tsx';
import { checkOfLeaving, checksOfChange } from './fieldChecks.ts';
import { FieldFrame, frameIds } from './FieldFrame.tsx';
import { useFieldId } from './FieldIdContext.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { useFormMethods } from './FormMethodsContext.ts';
import { passwordRules } from '../passwordRules.ts';
import { isGroup, isTyped, WIDGETS, type Container } from './widgets.ts';
import { useText } from '../../i18n/useText.ts';
import { objectOf } from '../../api/unknownValues.ts';

interface FieldInputProps {
  readonly field: FieldModel;
  /** Path in the form; default: the name of the field. */
  readonly path?: string;
  readonly required: boolean;
  /** Shown and sent, but read-only. */
  readonly locked: boolean;
  /** Why it is locked. */
  readonly reason?: string | undefined;
  /** A secret that the server keeps: collapsed until the user asks to change it. */
  readonly collapsed: boolean;
  /** Id of a heading that names an object field. */
  readonly headingId?: string | undefined;
  /** Called with a new value before the form has it. */
  readonly onEdit?: ((value: unknown) => void) | undefined;
}

/** The input of one field of the surrounding form. */
export function FieldInput({ path, ...props }: FieldInputProps) {
  const widget = pickWidget(props.field);
  const at = path ?? props.field.name;
  if (widget === 'object') return <ObjectInput {...props} path={at} />;
  if (widget === 'entries') {
    const { field, required, locked } = props;
    return (
      <EntriesInput
        field={field}
        path={at}
        required={required}
        locked={locked}
        renderPart={(part, place) => (
          <FieldInput
            key={place}
            field={part}
            path={place}
            required={part.required === true}
            locked={locked}
            collapsed={false}
          />
        )}
      />
    );
  }
  return <OneInput {...props} path={at} widget={widget} />;
}

type PlacedProps = Omit<FieldInputProps, 'path'> & { readonly path: string };

function OneInput({
  field,
  path,
  required,
  locked,
  reason,
  collapsed,
  widget,
  onEdit,
}: PlacedProps & { readonly widget: Exclude<Widget, Container> }) {
  const text = useText();
  const { settings } = useSession();
  const { trigger, getFieldState, getValues, clearErrors } = useFormMethods();
  const asked = useContext(AtLeastOneContext);
  const oneOf = asked?.paths.includes(path) ? asked : undefined;
  const check = (value: unknown, values: FieldRecord): string | undefined => {
    const rules = field.policy ? passwordRules(settings) : [];
    const problem = problemOf(field, value, required, rules, besidesOf(path, values));
    if (!problem) return noneOf(oneOf, values);
    const named = Object.entries(problem.labels ?? {}).map(([key, label]) => [key, text(label)]);
    return text(problem.key, { ...problem.values, ...Object.fromEntries(named) });
  };
  const {
    field: control,
    fieldState: { error },
  } = useController({
    name: path,
    rules: {
      validate: (value: unknown, values: FieldRecord) => check(value, values) ?? true,
    },
  });

  // Validated again when the earlier time changes.
  const earlier = useWatch({
    name: field.after ? pathBeside(path, field.after.field) : path,
    disabled: !field.after,
  });
  useEffect(() => {
    if (field.after && getFieldState(path).invalid) void trigger(path);
  }, [earlier, field.after, getFieldState, path, trigger]);

  const id = useFieldId(path);
  const ids = frameIds(id);
  const Control = WIDGETS[widget];
  const help = [field.help && text(field.help), reason].filter(Boolean).join(' ') || undefined;
  const describedBy = [help && ids.help, error && ids.error].filter(Boolean).join(' ');
  return (
    <FieldFrame
      id={id}
      label={text(field.label)}
      help={help}
      error={error?.message}
      quiet={oneOf && error?.message === oneOf.message && path !== oneOf.paths[0]}
      // A switch always has a value.
      required={required && field.type !== 'boolean'}
      group={isGroup(widget)}
    >
      <Control
        field={field}
        path={path}
        id={id}
        labelId={ids.label}
        describedBy={describedBy || undefined}
        // A field of a newly chosen kind has no value yet.
        value={control.value ?? emptyValue(field)}
        onChange={(value) => {
          onEdit?.(value);
          control.onChange(value);
          const { clears, paths } = checksOfChange(
            { path, typed: isTyped(widget), error, oneOf },
            check(value, getValues()),
            (other) => getFieldState(other).invalid,
          );
          if (clears) clearErrors(path);
          for (const checked of paths) void trigger(checked);
        }}
        onBlur={() => {
          oneOf?.left.add(path);
          const checked = checkOfLeaving({ error, oneOf }, getValues());
          if (checked === 'field') control.onBlur();
          if (checked === 'group') void trigger(oneOf?.paths);
        }}
        inputRef={control.ref}
        invalid={error !== undefined}
        required={required}
        disabled={locked}
        collapsed={collapsed}
      />
    </FieldFrame>
  );
}

/** The path of another field in the same object. */
function pathBeside(path: string, name: string): string {
  return [...path.split('.').slice(0, -1), name].join('.');
}

/** The values beside a field: those of its object, or of the form. */
function besidesOf(path: string, values: FieldRecord): FieldRecord {
  const around = path.split('.').slice(0, -1).join('.');
  return around === '' ? values : objectOf(valueAt(values, around));
}

/** The fields of a nested object (spec 1, section 2.9). */
function ObjectInput({ field, path, headingId, ...props }: PlacedProps) {
  const text = useText();
  const labelId = useFieldId(`${path}-label`);
  const label = headingId ?? labelId;
  return (
    <FieldGroup aria-labelledby={label} sx={{ display: 'grid', rowGap: 4 }}>
      {headingId === undefined && (
        <Box component="h3" id={label} sx={{ margin: 0, fontSize: 14, color: 'text.secondary' }}>
          {text(field.label)}
        </Box>
      )}
      {field.fields
        ?.filter((part) => !part.readOnly)
        .map((part) => (
          <FieldInput
            key={part.name}
            {...props}
            field={part}
            path={`${path}.${part.name}`}
            required={part.required === true}
          />
        ))}
    </FieldGroup>
  );
}
