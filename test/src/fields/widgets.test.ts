import { describe, expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from '../../../src/fields/edit/localDateTime.ts';
import {
  addProtocol,
  changeProtocol,
  freeProtocols,
  readProtocols,
  writeProtocols,
} from '../../../src/fields/protocols.ts';
import { isNearEnd, optionOf } from '../../../src/fields/options.ts';
import { nextRange, readWeek, startAt, writeWeek } from '../../../src/fields/timePeriods.ts';
import { entriesOf, plainText } from '../../../src/fields/values.ts';

describe('protocols', () => {
  it('travel as protocol/port', () => {
    const value = ['ssh/22', 'rdp/13389'];
    expect(readProtocols(value)[1]).toEqual({ protocol: 'rdp', port: '13389' });
    expect(writeProtocols(readProtocols(value))).toEqual(value);
  });

  it('bring their usual port, each once, at most four', () => {
    let rows = addProtocol([]);
    for (let count = 0; count < 5; count += 1) rows = addProtocol(rows);
    expect(writeProtocols(rows)).toEqual(['ssh/22', 'rdp/3389', 'telnet/23', 'vnc/5901']);
    expect(freeProtocols(rows, 'rdp')).toEqual(['rdp']);
  });

  it('change with their port', () => {
    const rows = changeProtocol(readProtocols(['ssh/2222']), 0, 'vnc');
    expect(writeProtocols(rows)).toEqual(['vnc/5901']);
  });
});

describe('periods of the week', () => {
  it('read what the server sends and write it back', () => {
    const value = [
      { id: 1, value: '00:00~23:30' },
      { id: 0, value: '08:00~12:00、13:00~18:00' },
    ];
    expect(writeWeek(readWeek(value))).toEqual(value);
  });

  it('take an end of 00:00 for the end of the day', () => {
    const week = readWeek([{ id: 3, value: '22:00~00:00' }]);
    expect(week.get(3)).toEqual([{ from: '22:00', to: '24:00' }]);
    expect(writeWeek(week)).toEqual([{ id: 3, value: '22:00~00:00' }]);
  });

  it('go on after the last range of a day, until it is full', () => {
    expect(nextRange([])).toEqual({ from: '00:00', to: '24:00' });
    expect(nextRange([{ from: '08:00', to: '12:00' }])).toEqual({ from: '12:00', to: '24:00' });
    expect(nextRange([{ from: '08:00', to: '24:00' }])).toBeUndefined();
  });

  it('never end before they start', () => {
    expect(startAt({ from: '08:00', to: '12:00' }, '13:00')).toEqual({
      from: '13:00',
      to: '24:00',
    });
  });

  it('ignore what is no period', () => {
    expect(readWeek('x').size).toBe(0);
    expect(readWeek([{ id: 1, value: '' }, null]).size).toBe(0);
  });
});

describe('date and time', () => {
  it('shows a moment of the server in local time, to the minute', () => {
    const local = toLocalInput('2096/11/03 15:07:22 +0800');
    expect(new Date(local).getTime()).toBe(Date.parse('2096-11-03T15:07:00+08:00'));
  });

  it('sends the same moment back', () => {
    const sent = fromLocalInput(toLocalInput('2026-11-21T15:07:00Z'));
    expect(toLocalInput(sent)).toBe(toLocalInput('2026-11-21T15:07:00Z'));
    expect(sent).toMatch(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2} [+-]\d{4}$/);
  });

  it('leaves empty what is empty', () => {
    expect(toLocalInput('')).toBe('');
    expect(fromLocalInput('')).toBe('');
  });

  it('keeps what is no moment, so that the form can say so', () => {
    expect(fromLocalInput('next week')).toBe('next week');
    expect(toLocalInput('next week')).toBe('next week');
  });
});

describe('options', () => {
  const model = { from: 'users/users', text: 'name', secondary: 'username', value: 'id' };

  it('are shown by their text, with the secondary in brackets', () => {
    const option = optionOf({ id: '1', name: 'Alice', username: 'alice' }, model);
    expect(option).toEqual({ value: '1', label: 'Alice (alice)' });
  });

  it('load more within 600 px of the end', () => {
    expect(isNearEnd({ scrollTop: 0, clientHeight: 300, scrollHeight: 900 })).toBe(true);
    expect(isNearEnd({ scrollTop: 0, clientHeight: 300, scrollHeight: 901 })).toBe(false);
  });
});

describe('values as text', () => {
  it('joins lists and shows objects by their name', () => {
    expect(plainText(['a', { id: 1, name: 'b' }, 3])).toBe('a, b, 3');
    expect(plainText({ port: 22 })).toBe('{"port":22}');
    expect(plainText(null)).toBe('');
  });

  it('takes a text for a list joined by commas', () => {
    expect(entriesOf('a, b,,c')).toEqual(['a', 'b', 'c']);
  });
});
