import { expect, it } from 'vitest';
import { derive } from '../../../codegen/derive/derive.ts';
import { parsed } from './project.ts';

const LOG = `resource: t.log
name: Log
api: t/logs
fields:
  title: { type: string }
  kind:  { type: string, cell: resource-name }
list:
  columns: [title, kind]
  cells: { title: { opens: { kinds: { field: kind, resources: { Machine: t.host, thing: t.ring } } } } }
`;
const other = (id: string) =>
  `resource: t.${id}\nname: ${id}\napi: t/${id}s\nfields: { name: { type: string } }\ndetail: { tabs: { summary: { card: [name] } } }`;

/** The names of resources by language. */
function logWith(names: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const project = parsed({ resources: [LOG, ...['host', 'ring', 'rule', 'list'].map(other)] });
  const catalogues = Object.fromEntries(
    Object.entries(names).map(([language, of]) => [
      language,
      new Map(
        Object.entries(of).map(([id, text]) => [
          `resources.t.${id}.one`,
          {
            text,
            file: `locales/${language}/t.yaml`,
            range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
          },
        ]),
      ),
    ]),
  );
  const log = derive({ ...project, catalogues }).resources.get('t.log')?.definition;
  const rich = log?.list?.columns[0]?.rich;
  return {
    names: log?.fields?.find(({ name }) => name === 'kind')?.names,
    words: Object.keys((rich?.kind === 'opens' && rich.kinds?.of) || {}),
  };
}

it('compiles the names of resources in all languages, with the words that open their records', () => {
  const { names, words } = logWith({
    en: { host: 'Host', ring: 'Ring' },
    zh: { host: '主机', ring: '环' },
  });
  expect(names).toEqual([
    { names: { en: 'Host', zh: '主机' }, words: ['machine'] },
    { names: { en: 'Ring', zh: '环' }, words: ['thing'] },
  ]);
  expect(words.toSorted()).toEqual(['host', 'machine', 'ring', 'thing', '主机', '环'].toSorted());
});

it('takes resources of one name in every language together, and opens the one of the manifest', () => {
  const { names, words } = logWith({
    en: { host: 'Host', list: 'Host' },
    zh: { host: '主机', list: '主机' },
  });
  expect(names).toEqual([{ names: { en: 'Host', zh: '主机' }, words: ['machine'] }]);
  expect(words).toContain('主机');
});

it('opens nothing by a word that names two resources', () => {
  const { words } = logWith({
    en: { host: 'Host', rule: 'Rule' },
    zh: { host: '规则', rule: '规则' },
  });
  expect(words).toContain('host');
  expect(words).not.toContain('规则');
});
