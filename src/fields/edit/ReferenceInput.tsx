import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useRef, useState, useEffectEvent } from 'react';
import type { OptionsModel } from '../../../codegen/model/fields.ts';
import { useWatch } from 'react-hook-form';
import { isNearEnd, isOptionValue, type Option, type OptionValue } from '../options.ts';
import { dependsOnForm, optionsFor } from '../dependentOptions.ts';
import { useOptions } from '../useOptions.ts';
import { useDebouncedValue } from '../../controls/useDebouncedValue.ts';
import { useLandmarkPopup } from './useLandmarkPopup.ts';
import { useStableOptions } from './useStableOptions.ts';
import { ariaOf, type WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';
import { listOf } from '../../api/unknownValues.ts';

/** Debounce before the server is asked. */
const SEARCH_DELAY_MS = 300;
const CONTENTS = { display: 'contents' } as const;

/** One related record, searched on the server. */
export function ReferenceInput(props: WidgetProps) {
  const value = isOptionValue(props.value) ? [props.value] : [];
  return (
    <RemoteSelect
      {...props}
      multiple={false}
      values={value}
      onPick={(picked) => props.onChange(picked[0] ?? '')}
    />
  );
}

/** Several related records, searched on the server. */
export function ReferencesInput(props: WidgetProps) {
  const values = listOf(props.value).filter(isOptionValue);
  return <RemoteSelect {...props} multiple values={values} onPick={props.onChange} />;
}

interface RemoteSelectProps extends WidgetProps {
  readonly multiple: boolean;
  readonly values: readonly OptionValue[];
  onPick(values: readonly OptionValue[]): void;
}

function RemoteSelect(props: RemoteSelectProps) {
  const { options } = props.field;
  if (!options) return null;
  if (!dependsOnForm(options)) return <OpenSelect {...props} model={options} />;
  return <DependentSelect {...props} model={options} />;
}

/**
 * A select whose options depend on other values of the form (`type: $record.type`). A change of
 * those clears the value (contract: assets, section 8).
 */
function DependentSelect({
  model,
  ...props
}: RemoteSelectProps & { readonly model: OptionsModel }) {
  const record = useWatch();
  const options = optionsFor(model, record);
  const { onPick } = props;
  const asked = JSON.stringify(options.query);
  const values = JSON.stringify(props.values);
  const known = useRef({ asked, values });
  useEffect(() => {
    const before = known.current;
    known.current = { asked, values };
    // A reset of the form changes both, and then they fit.
    if (before.asked !== asked && before.values === values && values !== '[]') onPick([]);
  }, [asked, onPick, values]);
  return <OpenSelect {...props} model={options} />;
}

function OpenSelect({
  model,
  multiple,
  values,
  onPick,
  ...props
}: RemoteSelectProps & { readonly model: OptionsModel }) {
  const { id, onBlur, inputRef, invalid, disabled, required, describedBy, taken } = props;
  const translate = useText();
  const [atSelect, popup] = useLandmarkPopup();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly Option[]>([]);
  const search = useDebouncedValue(typed, SEARCH_DELAY_MS);
  const list = useOptions(model, search);
  const chosen = useStableOptions(model, values, [...picked, ...list.options]);
  useFilledList(open, `${id}-listbox`, list.options.length, list.loadMore);
  const several = useMemo(() => [...chosen], [chosen]);
  const reasonId = `${id}-reason`;
  const chosenId = `${id}-chosen`;
  const reason = list.forbidden
    ? translate('pages.field.optionsForbidden')
    : list.failed
      ? translate('pages.field.optionsFailed')
      : undefined;

  return (
    <Autocomplete<Option, boolean, boolean>
      id={id}
      ref={atSelect}
      size="small"
      multiple={multiple}
      disableCloseOnSelect={multiple}
      disableClearable={required && !multiple}
      filterSelectedOptions={multiple}
      options={list.options}
      filterOptions={(all) => all}
      value={multiple ? several : (chosen[0] ?? null)}
      disabled={disabled || list.forbidden}
      loading={list.loading || typed !== search}
      loadingText={translate('pages.field.loading')}
      noOptionsText={translate(search === '' ? 'pages.field.noOptions' : 'pages.field.noneFound')}
      openText={translate('pages.field.open')}
      closeText={translate('pages.field.close')}
      clearText={translate('pages.field.clear')}
      getOptionLabel={(option) => option.label}
      getOptionDisabled={(option) => taken?.includes(option.value) ?? false}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(left, right) => left.value === right.value}
      // Fetches again when it is opened again.
      onOpen={() => {
        setOpen(true);
        if (list.failed && !list.loading) list.retry();
      }}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, cause) => setTyped(cause === 'input' ? text : '')}
      onChange={(_, value) => {
        const next = value === null ? [] : Array.isArray(value) ? value : [value];
        setPicked(next);
        onPick(next.map((option) => option.value));
      }}
      onBlur={onBlur}
      slotProps={{
        listbox: {
          onScroll: (event) => {
            if (isNearEnd(event.currentTarget)) list.loadMore();
          },
        },
        chip: { size: 'small' },
        ...popup,
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          error={invalid}
          inputRef={inputRef}
          helperText={reason && <span id={reasonId}>{reason}</span>}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: multiple && (
                // What is chosen describes the input, and is read when it is added.
                <span id={chosenId} aria-live={open ? 'polite' : 'off'} style={CONTENTS}>
                  {params.slotProps.input.startAdornment}
                </span>
              ),
            },
            htmlInput: {
              ...params.slotProps.htmlInput,
              ...ariaOf(props),
              'aria-describedby':
                [several.length > 0 && multiple && chosenId, describedBy, reason && reasonId]
                  .filter(Boolean)
                  .join(' ') || undefined,
            },
          }}
        />
      )}
    />
  );
}

/**
 * Fetches more options while the open list has room: a list that does not scroll never reaches its
 * end (spec 1, section 7).
 *
 * @param listId id of the list element
 * @param count number of options
 */
function useFilledList(open: boolean, listId: string, count: number, loadMore: () => void): void {
  const fill = useEffectEvent(() => {
    const list = document.getElementById(listId);
    if (list && list.clientHeight > 0 && list.scrollHeight <= list.clientHeight) loadMore();
  });
  useEffect(() => {
    if (!open) return undefined;
    // The list is rendered a frame after its options.
    const frame = requestAnimationFrame(() => fill());
    return () => cancelAnimationFrame(frame);
  }, [open, listId, count]);
}
