import { useId, type ReactNode } from 'react';
import { CardFrame } from '@gatehouse-console/engine/controls/cards/CardFrame.ts';
import { CardItem } from '@gatehouse-console/engine/controls/cards/CardItem.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { Checkbox } from '@gatehouse-console/engine/controls/Checkbox.tsx';
import type { ListOrder } from '@gatehouse-console/engine/pages/list/listState.ts';
import type { DirectoryPerson } from './directory.ts';
import { COLUMNS, PeopleFrame } from './PeopleFrame.tsx';
import { useNarrow } from '@gatehouse-console/engine/theme/useNarrow.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

interface PeopleTableProps {
  readonly people: readonly DirectoryPerson[];
  /** Usernames, also of other pages. */
  readonly chosen: readonly string[];
  onChoose(usernames: readonly string[]): void;
  readonly order: ListOrder | undefined;
  onSort(field: string): void;
}

/** Users of the directory, with checkboxes; as cards on a narrow window. */
export function PeopleTable(props: PeopleTableProps): ReactNode {
  const { people, chosen, onChoose, order, onSort } = props;
  const text = useText();
  const narrow = useNarrow();
  const listId = useId();
  if (people.length === 0) return <EmptyLine>{text('ldap.nobody')}</EmptyLine>;
  const idOf = ({ username }: DirectoryPerson) => `${listId}-${username}`;
  const checkOf = (person: DirectoryPerson) => {
    const { username, name } = person;
    return (
      <Checkbox
        id={idOf(person)}
        checked={chosen.includes(username)}
        onChange={(on) =>
          onChoose(on ? [...chosen, username] : chosen.filter((one) => one !== username))
        }
        aria-label={text('pages.list.select', { name })}
      />
    );
  };
  const valueOf = (person: DirectoryPerson, column: (typeof COLUMNS)[number]) =>
    column === 'existing'
      ? text(person.existing ? 'pages.value.yes' : 'pages.value.no')
      : person[column];
  if (narrow) {
    return (
      // Safari takes the role from lists without marks.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <CardFrame role="list">
        {people.map((person) => (
          <CardItem
            key={person.username}
            chosen={chosen.includes(person.username)}
            check={checkOf(person)}
            name={<label htmlFor={idOf(person)}>{person.name}</label>}
            whole
            facts={COLUMNS.filter(
              (column) => column !== 'name' && valueOf(person, column) !== '',
            ).map((column) => ({
              key: column,
              label: text(`ldap.columns.${column}`),
              value: valueOf(person, column),
              plain: column === 'username' || column === 'email',
            }))}
          />
        ))}
      </CardFrame>
    );
  }
  return (
    <PeopleFrame order={order} onSort={onSort}>
      {people.map((person) => (
        <tr key={person.username}>
          <td>{checkOf(person)}</td>
          {COLUMNS.map((column) => (
            <td key={column}>{valueOf(person, column)}</td>
          ))}
        </tr>
      ))}
    </PeopleFrame>
  );
}
