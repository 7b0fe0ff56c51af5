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

export interface SearchBoxState {
  readonly typed: string;
  /** The key whose value is being typed. */
  readonly field: SearchKey | undefined;
  /** Terms and filters, except the one being typed. */
  readonly tags: SearchTerms;
  type(text: string): void;
  /** An input method composes a word: nothing is fetched until it ends. */
  compose(on: boolean): void;
  /** Makes a tag of the typed text. */
  commit(): void;
  pickKey(key: SearchKey): void;
  pickValue(value: string): void;
  editTerm(term: string): void;
  editFilter(key: SearchKey, value: string): void;
  removeTerm(term: string): void;
  removeFilter(key: string): void;
  removeLast(): void;
  /** Leaves the chosen key; its earlier filter stays. */
  leaveField(): void;
  clear(): void;
}

/**
 * The text of the search box and how it becomes tags (spec 1, section 5).
 *
 * @param before text typed into the placeholder
 */
export function useSearchBox(keys: readonly SearchKey[], before: () => string): SearchBoxState {
  const { list, state, change } = useResourceList();
  const { search, filters } = state;
  // Words without a key are not searched for.
  const filtersOnly = list.search === false;
  const [typed, setTyped] = useState(before);
  const [field, setField] = useState<SearchKey>();
  // The typed words are searched for before they become a tag.
  const [live, setLive] = useState('');
  const [composing, setComposing] = useState(false);
  // The last requested terms: typing may be faster than the address.
  const latest = useRef<SearchTerms>({ search, filters });

  const settled = termsOf(search).filter((term) => !termsOf(live).includes(term));
  const tags = {
    search: joinTerms(...settled),
    filters: field ? without(filters, field.key) : filters,
  };

  const ask = (next: SearchTerms, typing = false) => {
    const now = latest.current;
    if (next.search === now.search && next.filters === now.filters) return;
    latest.current = next;
    // Typing makes no entry in the browser's history.
    change(next, { replace: typing });
  };
  const empty = () => {
    setTyped('');
    setField(undefined);
    setLive('');
  };

  const askForTyped = useEffectEvent(() => {
    const words = readSearchTerms(typed, []).search;
    setLive(words);
    ask({ search: joinTerms(...settled, words), filters }, true);
  });
  const words = readSearchTerms(typed, []).search;
  const resting = !filtersOnly && field === undefined && !composing && words !== live;
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(askForTyped, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [resting, words]);

  useEffect(() => {
    // The address was changed by something else: Back, a link, the Clear button.
    if (search !== latest.current.search) {
      setTyped('');
      setLive('');
    }
    latest.current = { search, filters };
  }, [search, filters]);

  const openField = (key: SearchKey, text: string) => {
    setField(key);
    setTyped(text);
    setLive('');
    ask({ search: joinTerms(...settled), filters });
  };

  return {
    typed,
    field,
    tags,
    type: (text) => {
      const named = field || composing ? undefined : splitKey(text, keys);
      if (named) openField(named.key, named.rest.trimStart());
      else setTyped(text);
    },
    compose: setComposing,
    commit: () => {
      if (field) {
        const value = valueFor(field, typed);
        if (value === undefined && typed.trim() !== '') return;
        empty();
        const others = without(filters, field.key);
        if (value !== filters[field.key]) {
          const next = value === undefined ? others : { ...others, [field.key]: value };
          ask({ search, filters: next });
        }
        return;
      }
      const read = readSearchTerms(
        typed,
        keys.map(({ key }) => key),
      );
      if (filtersOnly && Object.keys(read.filters).length === 0) return;
      empty();
      const found = keys.flatMap((key) => {
        const value = valueFor(key, read.filters[key.key] ?? '');
        return value === undefined ? [] : [[key.key, value]];
      });
      const next = found.length > 0 ? { ...filters, ...Object.fromEntries(found) } : filters;
      ask({ search: filtersOnly ? '' : joinTerms(...settled, read.search), filters: next });
    },
    pickKey: (key) => openField(key, ''),
    pickValue: (value) => {
      empty();
      if (field) ask({ search, filters: { ...filters, [field.key]: value } });
    },
    editTerm: (term) => {
      const others = settled.filter((one) => one !== term);
      setField(undefined);
      setTyped(term);
      setLive(term);
      // Only the order of the words changed: nothing is fetched.
      if (live !== '') ask({ search: joinTerms(...others, term), filters }, true);
    },
    editFilter: (key, value) => openField(key, value),
    removeTerm: (term) => ask(withoutTerm(latest.current, term)),
    removeFilter: (key) => ask(withoutFilter(latest.current, key)),
    removeLast: () => {
      if (field) return empty();
      const now = latest.current;
      const term = termsOf(now.search).at(-1);
      const key = keys.findLast((one) => now.filters[one.key] !== undefined)?.key;
      if (term !== undefined) ask(withoutTerm(now, term));
      else if (key !== undefined) ask(withoutFilter(now, key));
      return undefined;
    },
    leaveField: empty,
    clear: () => {
      empty();
      ask({ search: '', filters: {} });
    },
  };
}

function withoutTerm({ search, filters }: SearchTerms, term: string): SearchTerms {
  return { search: joinTerms(...termsOf(search).filter((one) => one !== term)), filters };
}

function withoutFilter({ search, filters }: SearchTerms, key: string): SearchTerms {
  return { search, filters: without(filters, key) };
}

function without(
  filters: Readonly<Record<string, string>>,
  key: string,
): Readonly<Record<string, string>> {
  const { [key]: _dropped, ...others } = filters;
  return others;
}
