import type { ReactNode } from 'react';
import { termsOf, type SearchKey } from './searchTerms.ts';
import type { SearchBoxState } from './useSearchBox.ts';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const ReferenceTag = lazyPart(() => import('./ReferenceTag.tsx'));

interface ActiveFiltersProps {
  readonly box: SearchBoxState;
  readonly keys: readonly SearchKey[];
  /** Called after a press: the tag may be gone, and the text is edited in the input. */
  onPress(): void;
}

/**
 * A tag for each search term and filter. Text can be edited, a choice only removed (contract:
 * shell, section 7). Filters fixed by the page have no tag.
 */
export function ActiveFilters({ box, keys, onPress }: ActiveFiltersProps) {
  const translate = useText();
  const { search, filters } = box.tags;
  const press = (change: () => void) => () => {
    change();
    onPress();
  };
  const shown = keys.filter((one) => filters[one.key] !== undefined);
  const terms = termsOf(search);
  if (shown.length + terms.length === 0) return null;
  return (
    <ul data-tags aria-label={translate('pages.list.filters')}>
      {shown.map((one) => {
        const { key, label, options, model } = one;
        const value = filters[key] ?? '';
        const word = options.find((option) => option.value === value)?.label ?? value;
        const said = translate('pages.list.filter', { column: label, value: word });
        const text = model?.options === undefined && options.length === 0;
        return (
          <Tag
            key={key}
            said={model?.options ? label : said}
            onEdit={text ? press(() => box.editFilter(one, value)) : undefined}
            onRemove={press(() => box.removeFilter(key))}
          >
            {model?.options ? (
              <ReferenceTag fallback={label} label={label} options={model.options} value={value} />
            ) : (
              said
            )}
          </Tag>
        );
      })}
      {terms.map((term) => (
        <Tag
          key={term}
          said={term}
          onEdit={press(() => box.editTerm(term))}
          onRemove={press(() => box.removeTerm(term))}
        >
          {term}
        </Tag>
      ))}
    </ul>
  );
}

interface TagProps {
  readonly said: string;
  readonly children: ReactNode;
  readonly onEdit: (() => void) | undefined;
  onRemove(): void;
}

function Tag({ said, children, onEdit, onRemove }: TagProps) {
  const text = useText();
  const remove = text('pages.list.removeFilter', { filter: said });
  const edit = text('listSearch.edit', { filter: said });
  return (
    <li data-tag>
      {onEdit ? (
        <button type="button" aria-label={edit} title={edit} onClick={onEdit}>
          {children}
        </button>
      ) : (
        <span>{children}</span>
      )}
      <button type="button" aria-label={remove} title={remove} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}
