import type { ReactNode } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  Form,
  RadioButtonGroupInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useText } from '../../i18n/useText.ts';
import { Part } from './Part.tsx';

const RECORD = {
  id: 1,
  name: 'ham-app-01',
  valid: true,
  row: 'normal',
  rows: ['normal'],
  day: '2026-11-22',
};

/** react-admin's own inputs, which hand-written pages may use: the theme gives them the same look. */
export function ReactAdminParts(): ReactNode {
  const text = useText();
  const choices = (['comfortable', 'normal', 'compact'] as const).map((id) => ({
    id,
    name: text(`listTable.densities.${id}`),
  }));
  const label = text('listTable.density');
  return (
    <Part name="react-admin">
      <Form record={RECORD}>
        <TextInput source="name" label={text('tabs.summary')} />
        <BooleanInput source="valid" label={text('pages.value.yes')} />
        <CheckboxGroupInput source="rows" label={label} choices={choices} />
        <RadioButtonGroupInput source="row" label={label} choices={choices} />
        <SelectInput source="row" label={label} choices={choices} />
        <DateInput source="day" label={text('listSearch.choose')} />
      </Form>
    </Part>
  );
}
