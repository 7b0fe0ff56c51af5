import { noop } from 'es-toolkit/function';
import { useState, type ReactNode } from 'react';
import { ClearableSearch } from '../../controls/ClearableSearch.tsx';
import { DateField } from '../../controls/DateField.tsx';
import { FileButton } from '../../controls/FileButton.tsx';
import { SearchBox } from '../../controls/SearchBox.tsx';
import { useText } from '../../i18n/useText.ts';
import DateRangePicker from '../../pages/list/dates/DateRangePicker.tsx';
import { lastDays } from '../../pages/list/dates/range.ts';
import { Part } from './Part.tsx';

const DAY = '2026-11-22';
const WEEK = lastDays(7, new Date(`${DAY}T12:00`));

/** Boxes for words, dates and files. */
export function InputParts(): ReactNode {
  const text = useText();
  const [words, setWords] = useState('ham-app');
  const search = text('pages.list.search');
  const named = { 'aria-label': text('listSearch.choose') };
  return (
    <>
      <Part name="SearchBox">
        <SearchBox label={search} />
        <ClearableSearch
          label={search}
          clearLabel={text('pages.list.clearSearch')}
          value={words}
          onSearch={setWords}
        />
      </Part>
      <Part name="FileButton">
        <FileButton label={text('transfer.chooseFile')} onFiles={() => {}} />
        <FileButton primary label={text('transfer.chooseFile')} onFiles={() => {}} />
        <FileButton label={text('transfer.chooseFile')} fileName="users.csv" onFiles={() => {}} />
        <FileButton label={text('transfer.chooseFile')} disabled onFiles={() => {}} />
      </Part>
      <Part name="DateField">
        <DateField kind="date" attributes={named} value={DAY} onChange={noop} />
        <DateField kind="datetime" attributes={named} value={`${DAY}T11:05`} onChange={noop} />
        <DateField kind="time" attributes={named} value="11:05" onChange={noop} />
        <DateField kind="date" attributes={named} value="" onChange={noop} error />
        <DateField kind="date" attributes={named} value={DAY} onChange={noop} disabled />
      </Part>
      <Part name="DateRangePicker">
        <DateRangePicker range={WEEK} start={WEEK} onChange={() => {}} />
        <DateRangePicker range={undefined} start={undefined} onChange={() => {}} />
      </Part>
    </>
  );
}
