import { fireEvent, screen } from '@testing-library/react';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import FormPage from '../../../../src/pages/form/FormPage.tsx';
import { ada, answersWith, fakeProvider, robots, routes, show } from '../stage.tsx';

interface FormCase {
  readonly definition?: ResourceDefinition;
  readonly query?: string;
}

/**
 * Opens the form of a new robot, or of Ada.
 *
 * @param calls what the verbs of the data provider do; others fail
 */
export function openForm(
  mode: 'create' | 'update',
  calls: Readonly<Record<string, unknown>> = {},
  { definition = robots, query = '' }: FormCase = {},
) {
  const route = routes[mode];
  return show({
    at: `${route.path.replace(':id', ada.id)}${query}`,
    route,
    page: <FormPage route={route} definition={definition} />,
    provider: fakeProvider({ ...(mode === 'update' && { getOne: answersWith(ada) }), ...calls }),
  });
}

export const nameBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
export const typeInto = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
export const press = (button: string) =>
  fireEvent.click(screen.getByRole('button', { name: button }));
