import { describe, expect, it } from 'vitest';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { dropEachGate } from './droppedGates.ts';
import { projectSources } from '../projectSources.ts';

const { project } = parseProject(projectSources());

describe('the expectations of this product', () => {
  it('are fifteen and more, each with a reason', () => {
    const all = Object.values(project.expectations?.value.expectations ?? {});
    expect(all.length).toBeGreaterThanOrEqual(15);
    for (const { because } of all) expect(because).toMatch(/^[A-Z].*\.$/);
  });

  // Every gate is tried by test/durability/droppedGates.test.ts.
  it.each([
    [
      'manifest/views/console.yaml routes.task-monitor.needs',
      ['organization-admins-do-not-run-the-server', 'monitor-of-tasks-needs-its-permission'],
    ],
    ['manifest/views/tickets.yaml setting', ['tickets-can-be-switched-off']],
    ['manifest/views/settings.yaml routes.orgs.licence', ['licensed-features']],
    [
      'manifest/resources/users/user.yaml actions.invite.needs',
      ['special-actions-are-given-one-by-one'],
    ],
  ])('catch that %s is dropped', (name, expectations) => {
    const [dropped] = dropEachGate(project, (one) => one === name);
    expect(dropped?.caughtBy).toEqual(expectations);
    expect(dropped?.opened).not.toEqual([]);
  });
});
