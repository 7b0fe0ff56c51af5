import { app } from '#project/generated/app.ts';
import { servers } from '../session/serverVersion.ts';
import { useSession } from '../session/SessionContext.ts';

/** The version of the server, as the project calls the first one that it serves, and as the others are called. */
export function useServerLabel(): string {
  const { server } = useSession();
  const isFirst = !server || server.version === servers[0]?.version;
  return isFirst ? app.version : server.version;
}
