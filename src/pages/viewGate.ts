import type { Gate } from '../../codegen/model/gates.ts';

/**
 * Who may see records of a resource that has no page, such as nodes: whoever has the server's permission for it.
 *
 * @param resource `assets.node`
 */
export function viewGate(resource: string): Gate {
  const [area, model] = resource.split('.');
  return { permissions: [`${area}.view_${model}`] };
}
