import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { useDebouncedValue } from '../../../fields/edit/useDebouncedValue.ts';
import { useOptions } from '../../../fields/useOptions.ts';
import { SuggestionList, type SuggestionListProps } from './SuggestionList.tsx';
import type { TextKey } from '../../../../generated/texts.ts';
import { useText } from '../../../i18n/useText.ts';

/** Debounce before the server is asked. */
const SEARCH_DELAY_MS = 250;

type ReferenceSuggestionsProps = Omit<SuggestionListProps, 'suggestions' | 'message' | 'eager'> & {
  readonly options: OptionsModel;
  readonly typed: string;
};

/** Related records to filter by, searched on the server, ten at a time. */
export function ReferenceSuggestions(props: ReferenceSuggestionsProps) {
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
