import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { useSettled } from '../../../fields/edit/useSettled.ts';
import { useOptions } from '../../../fields/useOptions.ts';
import { usePartWords } from '../../../i18n/usePartWords.ts';
import { SuggestionList, type SuggestionListProps } from './SuggestionList.tsx';

/** Typing rests this long before the server is asked. */
const SEARCH_DELAY_MS = 250;

type ReferenceSuggestionsProps = Omit<SuggestionListProps, 'suggestions' | 'message' | 'eager'> & {
  readonly options: OptionsModel;
  readonly typed: string;
};

/** Related objects to filter by: searched for by the server, ten at a time. */
export function ReferenceSuggestions(props: ReferenceSuggestionsProps) {
  const words = usePartWords('later');
  const list = useOptions(props.options, useSettled(props.typed.trim(), SEARCH_DELAY_MS));
  const message = list.forbidden
    ? 'pages.field.optionsForbidden'
    : list.failed
      ? 'pages.field.optionsFailed'
      : list.loading
        ? 'pages.field.loading'
        : 'listSearch.none';
  const suggestions = list.options.map(({ value, label }) => ({ value: String(value), label }));
  return (
    <SuggestionList
      {...props}
      suggestions={suggestions}
      message={suggestions.length === 0 ? words(message) : undefined}
      eager
      onEnd={list.loadMore}
    />
  );
}
