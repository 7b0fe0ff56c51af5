import type { ProjectSandbox } from '@gatehouse-console/engine/sandbox/core/projectSandbox.ts';
import { areas } from './areas.ts';
import { BOOTSTRAP_TOKEN } from './areas/terminal/components/registration.endpoints.ts';
import { ACCOUNTS, DEMO_PASSWORD } from './areas/users/seedAccounts.ts';
import { seedDatabase } from './demo/seed.ts';
import { addPages } from './pages/pages.ts';

/** All areas, the login pages and the demo organization. */
const bastion: ProjectSandbox = {
  areas,
  fill: (sandbox, { seed = 'demo', scale }) => seedDatabase(sandbox, seed, scale),
  addPages,
  accounts: { people: ACCOUNTS, password: DEMO_PASSWORD },
  warnings: [`components register with the token ${BOOTSTRAP_TOKEN}.`],
};
export default bastion;
