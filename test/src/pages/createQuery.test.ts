import { expect, it } from 'vitest';
import { createQuery } from '../../../src/pages/createQuery.ts';

it('the address of a create page carries the kind and what it belongs to', () => {
  const under = { category: { db: ['mysql', 'redis'], cloud: ['k8s'] } };
  expect(createQuery({ field: 'type', under }, 'k8s')).toEqual({ category: 'cloud', type: 'k8s' });
  expect(createQuery({ field: 'protocol' }, 'ssh')).toEqual({ protocol: 'ssh' });
});
