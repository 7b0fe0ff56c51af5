import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import useAutocomplete, {
  type AutocompleteGetItemProps,
  type UseAutocompleteProps,
} from '@mui/material/useAutocomplete';
import type { ReactNode, UIEvent } from 'react';
import { useText } from '../i18n/useText.ts';
import { IconPush } from '../theme/buttons.ts';
import { landmarkOf } from '../theme/landmark.ts';

type Hook<Option> = UseAutocompleteProps<Option, boolean, boolean, false>;

interface PopupComboboxProps<Option> extends Pick<
  Hook<Option>,
  | 'filterOptions'
  | 'filterSelectedOptions'
  | 'getOptionDisabled'
  | 'onOpen'
  | 'onClose'
  | 'inputValue'
  | 'onInputChange'
> {
  readonly id: string;
  readonly multiple: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly invalid?: boolean;
  /** Ids of what describes the input. */
  readonly describedBy?: string | undefined;
  readonly inputRef?: (element: HTMLElement | null) => void;
  readonly options: readonly Option[];
  /** The same array as long as the same options are chosen: a new one drops what is being typed. */
  readonly chosen: readonly Option[];
  readonly labelOf: (option: Option) => string;
  readonly loading?: boolean;
  /** Said when no option fits. */
  readonly none: string;
  /** Said below the input. */
  readonly note?: string | undefined;
  readonly onPick: (options: readonly Option[]) => void;
  /** Stands at the end of the options, in view; it is pressed, not chosen. */
  readonly last?: { readonly option: Option; readonly onPress: () => void } | undefined;
  readonly onBlur?: () => void;
  readonly onScroll?: (list: HTMLElement) => void;
}

const Root = styled('div')({
  '& .clear': { visibility: 'hidden' },
  '&:focus-within .clear': { visibility: 'visible' },
  // Otherwise the first tap of a touch would only show the button.
  '@media (pointer: fine)': { '&:hover .clear': { visibility: 'visible' } },
});
const Input = styled(OutlinedInput)({
  flexWrap: 'wrap',
  padding: '6px 39px 6px 6px',
  '&.clearable': { paddingRight: 65 },
  '& > input': { flexGrow: 1, width: 0, minWidth: 30, padding: '2.5px 4px 2.5px 8px' },
  '& > input, & .chip': { textOverflow: 'ellipsis' },
  '& .chip': { margin: 2, maxWidth: 'calc(100% - 4px)' },
});
const Buttons = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 9,
  top: '50%',
  display: 'flex',
  transform: 'translate(0, -50%)',
  color: (theme.vars ?? theme).palette.action.active,
  '& > button': { padding: 1, borderRadius: '50%' },
}));
const List = styled('ul')(({ theme }) => {
  const { action, background, divider, primary } = (theme.vars ?? theme).palette;
  const picked = (percent: number) =>
    `color-mix(in srgb, ${primary.main} ${percent}%, transparent)`;
  return {
    listStyle: 'none',
    margin: 0,
    padding: '8px 0',
    maxHeight: '40vh',
    overflow: 'auto',
    // The hook measures where an option is by it.
    position: 'relative',
    '& > li': { padding: '6px 16px', overflow: 'hidden', cursor: 'pointer', outlineOffset: -2 },
    [theme.breakpoints.down('sm')]: { '& > li': { paddingBlock: 12 } },
    '& > [data-last]': {
      position: 'sticky',
      bottom: -8,
      marginBlockEnd: -8,
      color: primary.main,
      backgroundColor: background.paper,
      borderTop: `1px solid ${divider}`,
    },
    '& > [aria-disabled=true]': { opacity: action.disabledOpacity, pointerEvents: 'none' },
    '& > [aria-selected=true]': { background: picked(8) },
    // These two names are given by the hook.
    '& > .Mui-focused': { background: action.hover },
    '& > .Mui-focused[aria-selected=true]': { background: picked(16) },
    '& > .Mui-focusVisible': { outline: `2px solid ${primary.main}` },
  };
});
const CONTENTS = { display: 'contents' } as const;
const TURNED = { rotate: '180deg' } as const;
const Said = styled('div')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
  '&:not(:empty)': { padding: '14px 16px' },
}));

/**
 * An input that offers options in a list below it (WAI-ARIA, combobox). Its behaviour is Material UI's; it draws less
 * than `Autocomplete` until it is opened, because a form has many.
 */
export function PopupCombobox<Option extends { readonly value: unknown }>({
  id,
  multiple,
  disabled = false,
  required = false,
  invalid = false,
  describedBy,
  inputRef,
  options,
  chosen,
  labelOf,
  loading = false,
  none,
  note,
  onPick,
  last,
  onBlur,
  onScroll,
  ...behaviour
}: PopupComboboxProps<Option>): ReactNode {
  const text = useText();
  const disableClearable = required && !multiple;
  const { setAnchorEl, ...box } = useAutocomplete<Option, boolean, boolean, false>({
    ...behaviour,
    id,
    multiple,
    disabled,
    disableClearable,
    disableCloseOnSelect: multiple,
    autoHighlight: !multiple,
    options: last ? [...options, last.option] : options,
    value: multiple ? (chosen as Option[]) : (chosen[0] ?? null),
    getOptionLabel: labelOf,
    getOptionKey: ({ value }) => String(value),
    isOptionEqualToValue: (one, other) => one.value === other.value,
    onChange: (_, picked) => {
      const all = picked === null ? [] : ([picked].flat() as Option[]);
      if (last && all.some(({ value }) => value === last.option.value)) last.onPress();
      else onPick(all);
      // What stays of a search is replaced by what is typed next.
      const { activeElement } = document;
      if (multiple && activeElement instanceof HTMLInputElement) activeElement.select();
    },
  });
  const optionCount = box.groupedOptions.length - (last ? 1 : 0);
  const clearable = box.dirty && !disableClearable && !disabled;
  // The type does not say that several items have keys.
  const getItem = box.getItemProps as AutocompleteGetItemProps<true>;
  const chosenId = `${id}-chosen`;
  const noteId = `${id}-note`;
  const described = [multiple && chosen.length > 0 && chosenId, describedBy, note && noteId];
  return (
    <Root {...box.getRootProps()} onBlur={onBlur}>
      <Input
        ref={setAnchorEl}
        className={clearable ? 'clearable' : ''}
        size="small"
        fullWidth
        disabled={disabled}
        error={invalid}
        inputRef={inputRef}
        slotProps={{
          input: {
            ...box.getInputProps(),
            'aria-invalid': invalid || undefined,
            'aria-required': required || undefined,
            'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          },
        }}
        startAdornment={
          multiple && (
            // What is chosen describes the input, and is read when it is added.
            <span id={chosenId} aria-live={box.popupOpen ? 'polite' : 'off'} style={CONTENTS}>
              {chosen.map((option, index) => {
                const { key, ...chip } = getItem({ index });
                return (
                  <Chip
                    key={key}
                    className="chip"
                    label={labelOf(option)}
                    disabled={disabled}
                    {...chip}
                  />
                );
              })}
            </span>
          )
        }
        endAdornment={
          <Buttons>
            {clearable && (
              <IconPush
                {...box.getClearProps()}
                type="button"
                className="clear"
                label={text('pages.field.clear')}
              >
                <CloseIcon fontSize="small" />
              </IconPush>
            )}
            <IconPush
              {...box.getPopupIndicatorProps()}
              type="button"
              disabled={disabled}
              label={text(box.popupOpen ? 'pages.field.close' : 'pages.field.open')}
              style={box.popupOpen ? TURNED : undefined}
            >
              <ArrowDropDownIcon />
            </IconPush>
          </Buttons>
        }
      />
      {note && <FormHelperText id={noteId}>{note}</FormHelperText>}
      {box.popupOpen && box.anchorEl && (
        <Popper
          open
          anchorEl={box.anchorEl}
          container={landmarkOf(box.anchorEl)}
          role="presentation"
          style={{ width: box.anchorEl.clientWidth }}
          sx={{ zIndex: 'modal' }}
        >
          <Paper sx={{ typography: 'body1', overflow: 'auto' }}>
            <Said role="status" onMouseDown={(event) => event.preventDefault()}>
              {optionCount <= 0 && (loading ? text('pages.field.loading') : none)}
            </Said>
            {box.groupedOptions.length > 0 && (
              <List
                {...box.getListboxProps({
                  onScroll: (event: UIEvent<HTMLElement>) => onScroll?.(event.currentTarget),
                })}
              >
                {box.groupedOptions.map((option, index) => {
                  const { key, ...item } = box.getOptionProps({ option, index });
                  return (
                    <li key={key} {...item} data-last={option === last?.option || undefined}>
                      {labelOf(option)}
                    </li>
                  );
                })}
              </List>
            )}
          </Paper>
        </Popper>
      )}
    </Root>
  );
}
