import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { addressAfterSave } from './afterSave.ts';
import { useResourceForm } from './formContexts.ts';

/** The address that a form's page leads back to; undefined when it stays, or has none. */
export function useFormBack(route: RouteRecord): string | undefined {
  const { definition, form, scope } = useResourceForm();
  return addressAfterSave(form.after, scope, useResourceRoutes(definition.id, route), useRoutes());
}
