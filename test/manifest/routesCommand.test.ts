import { expect, it } from 'vitest';
import { engineFolder } from '../../codegen/read/engineFolder.ts';
import { run } from '../codegen/back/runCommand.ts';

it('gatehouse routes --as shows what an account sees, and for a role what every account with it sees', async () => {
  const seenBy = async (who: string) => {
    const { out } = await run(['routes', '--json', '--as', who], engineFolder());
    return new Set((JSON.parse(out) as { name: string }[]).map(({ name }) => name));
  };
  const [pair, role] = [await seenBy('User+OrgAdmin'), await seenBy('OrgAdmin')];
  expect(pair).toContain('TicketList');
  expect(pair).not.toContain('TaskMonitor');
  // The other two accounts with this role see all of that, and more.
  expect(role).toEqual(pair);
  expect(await seenBy('User')).not.toContain('TicketList');
});
