import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useResourceList } from '../listContexts.ts';
import {
  joinTerms,
  readSearchTerms,
  splitKey,
  termsOf,
  valueFor,
  type SearchKey,
  type SearchTerms,
} from './searchTerms.ts';

/** Debounce before the list is fetched (spec 1, section 5). */
const SEARCH_DELAY_MS = 400;

export type SearchBoxState = ReturnType<typeof useSearchBox>;

/**
 * The text of the search box and how it becomes tags (spec 1, section 5).
 *
 * @param before text typed into the placeholder
 */
export function useSearchBox(keys: readonly SearchKey[], before: () => string) {
  const { list, state, latest, change } = useResourceList();
  const { search, filters } = state;
  // Words without a key are not searched for.
  const filtersOnly = list.search === false;
  const [typed, setTyped] = useState(before);
  const [field, setField] = useState<SearchKey>();
  // The typed words are searched for before they become a tag.
  const [live, setLive] = useState('');
  const [composing, setComposing] = useState(false);
  // What this box searched for and is not drawn yet, after what is drawn.
  const searches = useRef([search]);

  const settled = (all: string) =>
    joinTerms(...termsOf(all).filter((term) => !termsOf(live).includes(term)));
  const tags = {
    search: settled(search),
    filters: field ? without(filters, field.key) : filters,
  };

  const ask = (next: (now: SearchTerms) => Partial<SearchTerms>, typing = false) => {
    const now = latest();
    const { search: words, filters: values } = { ...now, ...next(now) };
    if (words === now.search && values === now.filters) return;
    searches.current.push(words);
    // Typing makes no entry in the browser's history.
    change({ search: words, filters: values }, { replace: typing });
  };
  const empty = () => {
    setTyped('');
    setField(undefined);
    setLive('');
  };

  const words = readSearchTerms(typed, []).search;
  const askForTyped = () => {
    setLive(words);
    ask((now) => ({ search: joinTerms(settled(now.search), words) }), true);
  };
  const onRest = useEffectEvent(askForTyped);
  const resting = !filtersOnly && field === undefined && !composing && words !== live;
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(onRest, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [resting, words]);

  useEffect(() => {
    const drawn = searches.current.lastIndexOf(search);
    searches.current = drawn < 0 ? [search] : searches.current.slice(drawn);
    // The address was changed by something else: Back, a link, the Clear button.
    if (drawn < 0) {
      setTyped('');
      setLive('');
    }
  }, [search]);

  const openField = (key: SearchKey, text: string) => {
    setField(key);
    setTyped(text);
    setLive('');
    ask((now) => ({ search: settled(now.search) }));
  };

  return {
    typed,
    /** The key whose value is being typed. */
    field,
    /** Terms and filters, except the one being typed. */
    tags,
    type: (text: string) => {
      const named = field || composing ? undefined : splitKey(text, keys);
      if (named) openField(named.key, named.rest.trimStart());
      else setTyped(text);
    },
    /** An input method composes a word: nothing is fetched until it ends. */
    compose: setComposing,
    /** Searches at once for what was typed: the focus goes elsewhere. */
    leave: () => {
      if (resting) askForTyped();
    },
    /** Makes a tag of the typed text. */
    commit: () => {
      if (field) {
        const value = valueFor(field, typed);
        if (value === undefined && typed.trim() !== '') return;
        empty();
        ask((now) => {
          if (value === now.filters[field.key]) return {};
          const others = without(now.filters, field.key);
          return { filters: value === undefined ? others : { ...others, [field.key]: value } };
        });
        return;
      }
      const read = readSearchTerms(
        typed,
        keys.map(({ key }) => key),
      );
      if (filtersOnly && Object.keys(read.filters).length === 0) return;
      empty();
      const values = keys.flatMap((key) => {
        const value = valueFor(key, read.filters[key.key] ?? '');
        return value === undefined ? [] : [[key.key, value]];
      });
      ask((now) => ({
        search: filtersOnly ? '' : joinTerms(settled(now.search), read.search),
        ...(values.length > 0 && { filters: { ...now.filters, ...Object.fromEntries(values) } }),
      }));
    },
    pickKey: (key: SearchKey) => openField(key, ''),
    pickValue: (value: string) => {
      empty();
      if (field) ask((now) => ({ filters: { ...now.filters, [field.key]: value } }));
    },
    editTerm: (term: string) => {
      setField(undefined);
      setTyped(term);
      setLive(term);
      // Only the order of the words changed: nothing is fetched.
      if (live !== '') {
        ask(
          (now) => ({
            search: joinTerms(withoutTerm(settled(now.search), term), term),
          }),
          true,
        );
      }
    },
    editFilter: (key: SearchKey, value: string) => openField(key, value),
    removeTerm: (term: string) => ask((now) => ({ search: withoutTerm(now.search, term) })),
    removeFilter: (key: string) => ask((now) => ({ filters: without(now.filters, key) })),
    removeLast: () => {
      if (field) return empty();
      return ask((now) => {
        const term = termsOf(now.search).at(-1);
        if (term !== undefined) return { search: withoutTerm(now.search, term) };
        const last = keys.findLast(({ key }) => now.filters[key] !== undefined);
        return last ? { filters: without(now.filters, last.key) } : {};
      });
    },
    /** Leaves the chosen key; its earlier filter stays. */
    leaveField: empty,
    clear: () => {
      empty();
      ask(() => ({ search: '', filters: {} }));
    },
  };
}

function withoutTerm(search: string, term: string): string {
  return joinTerms(...termsOf(search).filter((other) => other !== term));
}

function without(
  filters: Readonly<Record<string, string>>,
  key: string,
): Readonly<Record<string, string>> {
  const { [key]: _dropped, ...others } = filters;
  return others;
}
