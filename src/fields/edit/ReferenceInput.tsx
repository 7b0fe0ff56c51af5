import { use, useEffect, useRef, useState, useEffectEvent } from 'react';
import { partition } from 'es-toolkit/array';
import type { FitsModel, OptionsModel } from '../../../codegen/model/fields.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { isNearEnd, optionOf, type Option } from '../options.ts';
import { isOptionValue, type OptionValue } from '../optionValue.ts';
import { dependsOnForm, optionsFor } from '../dependentOptions.ts';
import { useOptions } from '../useOptions.ts';
import { PopupCombobox } from '../../controls/PopupCombobox.tsx';
import { useDebouncedValue } from '../../controls/useDebouncedValue.ts';
import { CreateRelatedContext } from './CreateRelatedContext.ts';
import { useOffered } from './useOffered.ts';
import { useStableOptions } from './useStableOptions.ts';
import { comboboxOf, type WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';
import { listOf } from '../../api/unknownValues.ts';

/** Value of what is no option: creates a record. */
const NEW = '';
/** Debounce before the server is asked. */
const SEARCH_DELAY_MS = 300;

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
  // Cards of a record use it outside of a form, where nothing else is chosen.
  const form: unknown = useFormContext();
  if (!options) return null;
  if (options.fits && form) return <FittingSelect {...props} model={options} fits={options.fits} />;
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

/** A select whose options that fit no record chosen in another field stand last, and say why. */
function FittingSelect({
  fits,
  ...props
}: RemoteSelectProps & { readonly model: OptionsModel; readonly fits: FitsModel }) {
  const text = useText();
  const { offered, known } = useOffered(fits);
  const arrange = (options: readonly Option[]) => {
    if (!known) return options;
    const [fitting, others] = partition(options, ({ own = '' }) => offered.includes(own));
    const reason = (own = '') => text('forms.unfit', { own, offered: offered.join(', ') });
    return [
      ...fitting,
      ...others.map((option) => ({ ...option, label: `${option.label} – ${reason(option.own)}` })),
    ];
  };
  return <OpenSelect {...props} arrange={arrange} />;
}

interface OpenSelectProps extends RemoteSelectProps {
  readonly model: OptionsModel;
  /** The loaded options in another order, and with other labels in the list. */
  readonly arrange?: (options: readonly Option[]) => readonly Option[];
}

function OpenSelect({ model, multiple, values, onPick, arrange, ...props }: OpenSelectProps) {
  const { id, disabled, taken } = props;
  const translate = useText();
  const related = use(CreateRelatedContext);
  const { to = '' } = props.field;
  const creates = related?.mayCreate(to) ?? false;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly Option[]>([]);
  const search = useDebouncedValue(typed, SEARCH_DELAY_MS);
  const list = useOptions(model, search);
  const chosen = useStableOptions(model, values, [...picked, ...list.options]);
  useFilledList(open, `${id}-listbox`, list.options.length, list.loadMore);
  const note = list.forbidden
    ? 'pages.field.optionsForbidden'
    : list.failed && 'pages.field.optionsFailed';

  return (
    <PopupCombobox<Option>
      {...comboboxOf(props)}
      disabled={disabled || list.forbidden}
      multiple={multiple}
      options={arrange ? arrange(list.options) : list.options}
      chosen={chosen}
      labelOf={({ label }) => label}
      filterOptions={(all) => all}
      filterSelectedOptions={multiple}
      getOptionDisabled={({ value }) => taken?.includes(value) ?? false}
      loading={list.loading || typed !== search}
      none={translate(search === '' ? 'pages.field.noOptions' : 'pages.field.noneFound')}
      note={note ? translate(note) : undefined}
      // Fetches again when it is opened again.
      onOpen={() => {
        setOpen(true);
        if (list.failed && !list.loading) list.retry();
      }}
      onClose={() => setOpen(false)}
      inputValue={multiple ? typed : undefined}
      onInputChange={(_, text, cause) => {
        // Whoever picks several of what was found must not have the list change below the pointer.
        if (multiple && ['selectOption', 'removeOption', 'reset'].includes(cause)) return;
        setTyped(cause === 'input' ? text : '');
      }}
      last={
        creates
          ? {
              option: { value: NEW, label: translate('pages.field.createNew') },
              onPress: () =>
                related?.open(to, model.query, (record) => {
                  const made = optionOf(record, model);
                  setPicked((before) => [...before, made]);
                  onPick(multiple ? [...values, made.value] : [made.value]);
                }),
            }
          : undefined
      }
      onScroll={(options) => {
        if (isNearEnd(options)) list.loadMore();
      }}
      onPick={(next) => {
        const labelled = (option: Option) =>
          list.options.find(({ value }) => value === option.value) ?? option;
        const values = next.map(({ value }) => value);
        // Nothing else was found: everything is offered again.
        if (list.options.every(({ value }) => values.includes(value))) setTyped('');
        setPicked(next.map(labelled));
        onPick(values);
      }}
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
    if (!list || list.clientHeight === 0) return;
    // What creates a record stands below the options and is none of them.
    const below = list.querySelector<HTMLElement>('[data-last]')?.offsetHeight ?? 0;
    if (list.scrollHeight - below <= list.clientHeight) loadMore();
  });
  useEffect(() => {
    if (!open) return undefined;
    // The list is rendered a frame after its options.
    const frame = requestAnimationFrame(() => fill());
    return () => cancelAnimationFrame(frame);
  }, [open, listId, count]);
}
