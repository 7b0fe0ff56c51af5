import type { ProjectSandbox } from '@gatehouse-console/engine/sandbox/core/projectSandbox.ts';
import { areas } from './areas.ts';
import { BOOTSTRAP_TOKEN } from './areas/terminal/components/registration.endpoints.ts';
import { ACCOUNTS, DEMO_PASSWORD } from './areas/users/seedAccounts.ts';
import { seedDatabase } from './demo/seed.ts';
import { options } from './demo/options.ts';
import { addPages } from './pages/pages.ts';

/** All areas, the login pages and the demo organization. */
const bastion: ProjectSandbox = {
  areas,
  fill: (sandbox, { seed = 'demo' }) => seedDatabase(sandbox, seed),
  addPages,
  options,
  greeting: ({ licence = 'none' }) =>
    licence === 'none' ? [] : [`The enterprise licence is ${licence}.`],
  accounts: { people: ACCOUNTS, password: DEMO_PASSWORD },
  warnings: [`components register with the token ${BOOTSTRAP_TOKEN}.`],
};
export default bastion;
