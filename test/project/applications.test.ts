import { describe, expect, it } from 'vitest';
import { projectModel, valuesOf } from '../projectModel.ts';

const model = projectModel();
describe('applications', () => {
  it('tell twelve types in three categories', () => {
    expect(valuesOf('applications.application', 'type')?.toSorted()).toEqual(
      'chrome custom k8s mariadb mongodb mysql mysql_workbench oracle postgresql redis sqlserver vmware_client'.split(
        ' ',
      ),
    );
    expect(valuesOf('applications.application', 'category')).toEqual(['db', 'remote_app', 'cloud']);
  });

  it.each([
    ['remoteapp', 'remote_app', ['chrome', 'mysql_workbench', 'vmware_client', 'custom']],
    [
      'databaseapp',
      'db',
      ['mysql', 'mariadb', 'oracle', 'postgresql', 'sqlserver', 'redis', 'mongodb'],
    ],
    ['kubernetesapp', 'cloud', ['k8s']],
  ])('%s shows the category %s and its types', (name, category, types) => {
    const resource = `applications.${name}`;
    expect(model.resources.get(resource)?.definition.list?.where).toEqual({ category });
    expect(valuesOf(resource, 'type')).toEqual(types);
  });
});
