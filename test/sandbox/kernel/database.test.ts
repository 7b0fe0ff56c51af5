import { expect, it } from 'vitest';
import { openDatabase } from '../../../sandbox/kernel/store/database.ts';

it('the same statement, asked for all rows and for one in turn, answers what was asked each time', () => {
  const database = openDatabase(':memory:');
  database.script('CREATE TABLE people (id TEXT PRIMARY KEY)');
  for (const id of ['ada', 'bob', 'cy']) database.run('INSERT INTO people VALUES (?)', [id]);
  const sql = 'SELECT id FROM people WHERE id = ?';
  const all = (id: string) => database.all(sql, [id]).map((row) => row['id']);
  const one = (id: string) => database.get(sql, [id])?.['id'];
  expect([all('ada'), one('bob'), one('cy'), all('ada'), one('bob'), all('cy')]).toEqual([
    ['ada'],
    'bob',
    'cy',
    ['ada'],
    'bob',
    ['cy'],
  ]);
  expect([all('nobody'), one('ada')]).toEqual([[], 'ada']);
  database.close();
});
