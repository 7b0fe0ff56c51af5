import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyLine } from '../../../controls/EmptyLine.tsx';
import { Checkbox } from '../../../controls/Checkbox.tsx';
import { HeadCell } from '../../../pages/list/HeadCell.tsx';
import type { ListOrder } from '../../../pages/list/listState.ts';
import type { DirectoryPerson } from './directory.ts';
import { useText } from '../../../i18n/useText.ts';

interface PeopleTableProps {
  readonly people: readonly DirectoryPerson[];
  /** Usernames, also of other pages. */
  readonly chosen: readonly string[];
  onChoose(usernames: readonly string[]): void;
  readonly order: ListOrder | undefined;
  onSort(field: string): void;
}

const COLUMNS = ['username', 'name', 'email', 'groups', 'existing'] as const;

/** People of the directory, with checkboxes. */
export function PeopleTable(props: PeopleTableProps): ReactNode {
  const { people, chosen, onChoose, order, onSort } = props;
  const text = useText();
  if (people.length === 0) return <EmptyLine>{text('ldap.nobody')}</EmptyLine>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': {
            p: '2px 8px',
            textAlign: 'start',
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& th button': {
            minHeight: 24,
            border: 0,
            background: 'none',
            color: 'inherit',
            font: 'inherit',
            cursor: 'pointer',
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{text('ldap.chosen')}</th>
            {COLUMNS.map((field) => (
              <HeadCell
                key={field}
                field={field}
                label={text(`ldap.columns.${field}`)}
                sticky={undefined}
                alignEnd={false}
                onSort={() => onSort(field)}
                sort={order?.field === field ? (order.descending ? 'DESC' : 'ASC') : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ username, name, email, groups, existing }) => (
            <tr key={username}>
              <td>
                <Checkbox
                  checked={chosen.includes(username)}
                  onChange={(on) =>
                    onChoose(on ? [...chosen, username] : chosen.filter((one) => one !== username))
                  }
                  aria-label={text('ldap.choose', { name })}
                />
              </td>
              <td>{username}</td>
              <td>{name}</td>
              <td>{email}</td>
              <td>{groups}</td>
              <td>{text(existing ? 'ldap.yes' : 'ldap.no')}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
