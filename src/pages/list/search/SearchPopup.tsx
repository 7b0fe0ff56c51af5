import type { ReactNode } from 'react';
import type { SearchKey } from './searchTerms.ts';
import { matching, type PopupControl, type PopupState, type Suggestion } from './popup.ts';
import { SuggestionList, type SuggestionListProps } from './SuggestionList.tsx';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { useDebouncedValue } from '../../../controls/useDebouncedValue.ts';
import { useOptions } from '../../../fields/useOptions.ts';

/** Debounce before the server is asked. */
const SEARCH_DELAY_MS = 250;

type ReferenceSuggestionsProps = Omit<SuggestionListProps, 'suggestions' | 'message' | 'eager'> & {
  readonly options: OptionsModel;
  readonly typed: string;
};

interface SearchPopupProps {
  readonly id: string;
  readonly typed: string;
  /** The key whose values are suggested; undefined: the keys. */
  readonly field: SearchKey | undefined;
  readonly keys: readonly SearchKey[];
  /** Receives the handler for keys of the input while the popup is open. */
  onControl(control: PopupControl | undefined): void;
  onShow(state: PopupState | undefined): void;
  onKey(key: SearchKey): void;
  onValue(value: string): void;
  /** Opens the dialog for a list of names; false where no rows can be selected. */
  readonly onList: (() => void) | false;
  onClose(): void;
}

/** Stands beside the keys. */
const NAME_LIST = ' list';

/** The suggestions of the search box: keys, or values of the chosen key. */
export default function SearchPopup(props: SearchPopupProps): ReactNode {
  const { field, keys, typed, onKey, onValue, onList } = props;
  const text = useText();
  if (!field) {
    const offered = keys
      .filter(({ hidden }) => !hidden)
      .map(({ key, label }) => ({ value: key, label }));
    if (onList) offered.push({ value: NAME_LIST, label: text('nameList.open') });
    const suggestions = matching(offered, typed);
    const pick = ({ value }: Suggestion) => {
      if (value === NAME_LIST && onList) return onList();
      const key = keys.find((one) => one.key === value);
      if (key) onKey(key);
    };
    return (
      <SuggestionList
        {...props}
        key="keys"
        label={text('listSearch.keys')}
        suggestions={suggestions}
        onPick={pick}
      />
    );
  }
  const label = text('listSearch.values', { column: field.label });
  const pick = ({ value }: Suggestion) => onValue(value);
  if (field.model?.options) {
    return (
      <ReferenceSuggestions
        {...props}
        key={field.key}
        label={label}
        options={field.model.options}
        onPick={pick}
      />
    );
  }
  const found = matching(field.options, typed);
  const none: TextKey = field.options.length === 0 ? 'listSearch.free' : 'listSearch.none';
  return (
    <SuggestionList
      {...props}
      key={field.key}
      label={label}
      suggestions={found}
      message={found.length === 0 ? text(none) : undefined}
      eager
      onPick={pick}
    />
  );
}

/** Related records to filter by, searched on the server, ten at a time. */
function ReferenceSuggestions(props: ReferenceSuggestionsProps) {
  const text = useText();
  const list = useOptions(props.options, useDebouncedValue(props.typed.trim(), SEARCH_DELAY_MS));
  const suggestions = list.options.map(({ value, label }) => ({ value: String(value), label }));
  return (
    <SuggestionList
      {...props}
      suggestions={suggestions}
      message={suggestions.length === 0 ? text(messageOf(list)) : undefined}
      eager
      onEnd={list.loadMore}
    />
  );
}

/** The message shown when there are no suggestions. */
function messageOf(
  list: Pick<ReturnType<typeof useOptions>, 'forbidden' | 'failed' | 'loading'>,
): TextKey {
  if (list.forbidden) return 'pages.field.optionsForbidden';
  if (list.failed) return 'pages.field.optionsFailed';
  return list.loading ? 'pages.field.loading' : 'listSearch.none';
}
