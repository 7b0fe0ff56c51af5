import type { ReactNode } from 'react';
import type { SearchKey } from './searchTerms.ts';
import { matching, type PopupControl, type PopupState, type Suggestion } from './popup.ts';
import { ReferenceSuggestions } from './ReferenceSuggestions.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import type { TextKey } from '../../../../generated/texts.ts';
import { useText } from '../../../i18n/useText.ts';

export interface SearchPopupProps {
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
  onClose(): void;
}

/** The suggestions of the search box: keys, or values of the chosen key. */
export default function SearchPopup(props: SearchPopupProps): ReactNode {
  const { field, keys, typed, onKey, onValue } = props;
  const text = useText();
  if (!field) {
    const suggestions = matching(
      keys.map(({ key, label }) => ({ value: key, label })),
      typed,
    );
    const pick = ({ value }: Suggestion) => {
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
