import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { PopupCombobox } from '../../controls/PopupCombobox.tsx';
import { LabelledCheckbox } from '../../controls/LabelledCheckbox.tsx';
import { Radios } from '../../controls/Radios.tsx';
import { Select } from '../../controls/Select.tsx';
import { Switch } from '../../controls/Switch.tsx';
import { useText } from '../../i18n/useText.ts';
import { Part } from './Part.tsx';

const ROWS = ['comfortable', 'normal', 'compact'] as const;

/** Checkboxes, radio buttons, switches and selects. */
export function ChoiceParts(): ReactNode {
  const text = useText();
  const [on, setOn] = useState(true);
  const [chosen, setChosen] = useState<string>('normal');
  const choices = ROWS.map((value) => ({ value, label: text(`listTable.densities.${value}`) }));
  const [several, setSeveral] = useState<readonly (typeof choices)[number][]>(choices.slice(1));
  const reason = text('pages.notForThis');
  return (
    <>
      <Part name="Checkbox">
        <Checkbox aria-label={text('pages.list.selectPage')} checked={!on} onChange={() => {}} />
        <Checkbox aria-label={text('pages.list.selectPage')} checked="mixed" />
        <Checkbox aria-label={text('pages.list.selectPage')} checked disabled />
      </Part>
      <Part name="LabelledCheckbox">
        <LabelledCheckbox label={text('pages.value.yes')} checked={on} onChange={setOn} />
        <LabelledCheckbox label={text('pages.value.no')} checked={false} />
        <LabelledCheckbox label={text('pages.list.all')} checked="mixed" />
        <LabelledCheckbox label={text('pages.value.unknown')} checked={false} disabled />
        <LabelledCheckbox label={text('pages.value.reachable')} checked disabled />
      </Part>
      <Part name="Radios">
        <Radios
          row
          label={text('listTable.density')}
          value={chosen}
          choices={choices}
          onChange={setChosen}
        />
        <Radios
          label={text('listTable.density')}
          value="compact"
          choices={choices.map((choice) => ({
            ...choice,
            ...(choice.value !== 'compact' && { closed: reason }),
          }))}
          onChange={setChosen}
        />
      </Part>
      <Part name="Switch">
        <Switch label={text('pages.value.yes')} checked={on} onChange={setOn} />
        <Switch label={text('pages.delete')} danger checked onChange={setOn} />
        <Switch label={text('pages.value.unknown')} checked={false} disabled onChange={setOn} />
      </Part>
      <Part name="Select">
        <Select
          label={text('listTable.density')}
          value={chosen}
          choices={choices}
          onChange={setChosen}
        />
        <Select
          label={text('listTable.density')}
          value="compact"
          choices={choices}
          disabled
          onChange={setChosen}
        />
      </Part>
      <Part name="PopupCombobox">
        <label htmlFor="part-combobox">{text('listTable.density')}</label>
        <PopupCombobox
          id="part-combobox"
          multiple
          options={choices}
          chosen={several}
          labelOf={({ label }) => label}
          none={text('pages.field.noneFound')}
          onPick={setSeveral}
        />
      </Part>
    </>
  );
}
