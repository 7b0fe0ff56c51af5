import {
  type ReactNode,
  useState,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  type KeyboardEvent,
} from 'react';
import { lazyPart } from '../../../i18n/lazyPart.tsx';
import { OrderCheck } from '../order/OrderCheck.tsx';
import { useResourceList, useRowParts } from '../listContexts.ts';
import { isList } from '../pasted/readNames.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { useListContext } from 'ra-core';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { VISUALLY_HIDDEN } from '../../../theme/visuallyHidden.ts';
import { ClearSearch } from '../../../controls/ClearSearch.tsx';
import { SearchBox } from '../../../controls/SearchBox.tsx';
import { filterOptions } from '../filterOptions.ts';
import { canBeSearched } from '../listRules.ts';
import { totalText } from '../pageButtons.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { PlaceholderInput } from './SearchBoxPlaceholder.tsx';
import { TagFrame } from './TagFrame.tsx';
import { searchKeys } from './searchTerms.ts';
import { useSearchBox } from './useSearchBox.ts';
import type { PopupControl, PopupState } from './popup.ts';

const DateRangePicker = lazyPart(() => import('../dates/DateRangePicker.tsx'));
const NameListDialog = lazyPart(() => import('../pasted/NameListDialog.tsx'));
const LiveMark = lazyPart(() => import('../live/LiveMark.tsx'));

/** Mark of a live list, range of dates, search box with its tags, saved views. */
export default function ListSearch({ readPlaceholder }: ListSearchBoxProps): ReactNode {
  const { list, state, rules, change } = useResourceList();
  return (
    <>
      <ListNews />
      {list.live && <LiveMark live={list.live} />}
      {rules.dates && (
        <DateRangePicker
          range={state.dates}
          start={rules.dates.start}
          onChange={(dates) => change({ dates })}
        />
      )}
      <OrderCheck />
      {canBeSearched(list) && <ListSearchBox readPlaceholder={readPlaceholder} />}
      <ViewsButton />
    </>
  );
}

/**
 * Says what the pager does not, once the rows are there: the new order of a list, and that nothing was found
 * (WCAG 2.2, criterion 4.1.3). Only what the user asked for is said, not what comes by itself.
 */
function ListNews(): ReactNode {
  const { definition, list } = useResourceList();
  const { page, perPage, sort, filterValues, total = 0, isFetching } = useListContext();
  const text = useText();
  const { number } = useFormats();
  const asked = JSON.stringify([page, perPage, sort, filterValues]);
  const order = JSON.stringify(sort);
  const [told, setTold] = useState({ asked, order, words: '' });
  if (told.asked !== asked && !isFetching) {
    const from = (page - 1) * perPage + 1;
    const to = Math.min(page * perPage, total);
    const label = definition.fields?.find(({ name }) => name === sort.field)?.label;
    const words = [
      total === 0 && text('pages.list.noRows'),
      total > 0 &&
        // The pager of a live list says nothing.
        list.live &&
        text('pages.list.range', {
          from: number(from),
          to: number(to),
          total: totalText(total, to, number),
        }),
      told.order !== order &&
        label !== undefined &&
        text(sort.order === 'DESC' ? 'listNews.descending' : 'listNews.ascending', {
          column: text(label),
        }),
    ];
    setTold({ asked, order, words: words.filter(Boolean).join('. ') });
  }
  return (
    <div role="status" style={VISUALLY_HIDDEN}>
      {told.words}
    </div>
  );
}

const SearchPopup = lazyPart(() => import('./SearchPopup.tsx'));

/** `keyCode` of an input method, for browsers without `isComposing`. */
const COMPOSING_KEY = 229;

interface ListSearchBoxProps {
  /** What was typed into the placeholder. */
  readonly readPlaceholder: () => PlaceholderInput;
}

/**
 * One input for words and for `key:value` filters; a popup suggests keys and values (spec 1,
 * section 5; WAI-ARIA, combobox). Current filters are tags in the box.
 */
function ListSearchBox({ readPlaceholder }: ListSearchBoxProps) {
  const text = useText();
  const { list, fields, query } = useResourceList();
  const keys = useMemo(
    // Filters of every call have no tags.
    () => searchKeys(list, query, fields, text, (field) => filterOptions(field, text)),
    [list, query, fields, text],
  );
  const box = useSearchBox(keys, () => readPlaceholder().typed);
  const { typed, field, tags } = box;
  const label = text(list.search === false ? 'pages.list.filterOnly' : 'pages.list.search');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const control = useRef<PopupControl>(undefined);
  const onControl = useCallback((next: PopupControl | undefined) => {
    control.current = next;
  }, []);
  const [open, setOpen] = useState<boolean>();
  const [popup, setPopup] = useState<PopupState>();
  const shown = open ? popup : undefined;
  const { selectable } = useRowParts();
  /** What was pasted as a list; the dialog that finds its names is open. */
  const [pasted, setPasted] = useState<string>();
  const any = typed !== '' || tags.search !== '' || keys.some(({ key }) => tags.filters[key]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY) return;
    if (open && control.current?.(event)) return event.preventDefault();
    if (event.key === 'ArrowDown') setOpen(true);
    else if (event.key === 'Enter') {
      box.commit();
      setOpen(false);
    } else if (event.key === 'Escape' && (open || field)) {
      setOpen(false);
      if (!shown && field) box.leaveField();
    } else if (event.key === 'Backspace' && typed === '') box.removeLast();
    else return;
    event.preventDefault();
  };
  const back = () => input.current?.focus();
  useEffect(() => {
    if (readPlaceholder().focused) input.current?.focus();
  }, [readPlaceholder]);

  return (
    <SearchBox
      frame={TagFrame}
      label={label}
      placeholder={any || field ? undefined : label}
      inputRef={input}
      tags={
        <>
          <ActiveFilters box={box} keys={keys} onPress={back} />
          {field && (
            <span id={`${id}-key`}>
              {text('pages.list.filter', { column: field.label, value: '' })}
            </span>
          )}
        </>
      }
      role="combobox"
      value={typed}
      aria-describedby={field && `${id}-key`}
      aria-autocomplete="list"
      aria-expanded={shown !== undefined}
      aria-controls={shown && `${id}-list`}
      aria-activedescendant={shown?.active}
      onChange={(event) => {
        box.type(event.target.value);
        setOpen(true);
      }}
      onClick={() => setOpen(true)}
      onPaste={(event) => {
        const given = event.clipboardData.getData('text');
        if (!selectable || !isList(given)) return;
        event.preventDefault();
        setOpen(false);
        setPasted(given);
      }}
      onKeyDown={press}
      onCompositionStart={() => box.compose(true)}
      onCompositionEnd={() => box.compose(false)}
      onBlur={() => {
        setOpen(false);
        if (field && (field.options.length > 0 || field.model?.options)) box.leaveField();
        else if (field) box.commit();
        else box.leave();
      }}
    >
      {any && (
        <ClearSearch
          label={text('pages.list.clearSearch')}
          onClear={() => {
            box.clear();
            back();
          }}
        />
      )}
      {open && (
        <SearchPopup
          id={`${id}-list`}
          typed={typed}
          field={field}
          keys={keys}
          onControl={onControl}
          onShow={setPopup}
          onKey={(key) => box.pickKey(key)}
          onValue={(value) => {
            box.pickValue(value);
            setOpen(false);
          }}
          onList={
            selectable &&
            (() => {
              setOpen(false);
              setPasted('');
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
      {pasted !== undefined && (
        <NameListDialog pasted={pasted} onClose={() => setPasted(undefined)} />
      )}
    </SearchBox>
  );
}
