import { describe, expect, it } from 'vitest';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { record } from '../quality/record.mjs';
import { dropEachGate } from '../project/droppedGates.ts';
import { projectSources } from '../projectSources.ts';

/** Gates that may be dropped without an expectation that fails, and why. */
const NOT_EXPECTED: Readonly<Record<string, string>> = {
  'manifest/resources/assets/asset.yaml detail.tabs.summary.cards.1.labels.needs':
    'the names of its labels are part of every asset',
  'manifest/resources/users/user.yaml actions.unbind-wecom.setting':
    'it is offered for records with such a binding only, which there are only while the setting is on',
  'manifest/resources/users/user.yaml actions.unbind-dingtalk.setting': 'as for unbind-wecom',
  'manifest/resources/users/user.yaml actions.unbind-feishu.setting': 'as for unbind-wecom',
};

describe('the expectations of manifest/expectations.yaml', () => {
  const { project } = parseProject(projectSources());
  const dropped = dropEachGate(project);
  const dangerous = dropped.filter(({ opened }) => opened.length > 0);

  it('are tried with every gate of routes, tabs, cards and actions', () => {
    expect(dropped.length).toBeGreaterThan(120);
    expect(dangerous.length).toBeGreaterThan(60);
    const caught = dangerous.filter(({ caughtBy }) => caughtBy.length > 0);
    const escaped = dangerous.length - caught.length;
    const excused = Object.keys(NOT_EXPECTED).length;
    record('gates', [
      { what: 'gates dropped in turn', found: String(dropped.length) },
      { what: 'open something to somebody', found: String(dangerous.length) },
      { what: 'caught by an expectation', found: String(caught.length) },
      {
        what: 'not caught',
        found: String(escaped),
        goal: `${excused}, each with its reason`,
        missed: escaped !== excused,
      },
    ]);
  });

  it('catch each gate that opens something when it is dropped, but for those listed here', () => {
    const escaped = dangerous
      .filter(({ caughtBy, name }) => caughtBy.length === 0 && !Object.hasOwn(NOT_EXPECTED, name))
      .map(({ name, line, opened }) => `${line} ${name}: ${opened.join(', ')}`);
    expect(escaped).toEqual([]);
  });

  it('list no gate that they catch', () => {
    const missed = new Set(
      dangerous.filter(({ caughtBy }) => caughtBy.length === 0).map(({ name }) => name),
    );
    expect(Object.keys(NOT_EXPECTED).filter((name) => !missed.has(name))).toEqual([]);
  });
});
