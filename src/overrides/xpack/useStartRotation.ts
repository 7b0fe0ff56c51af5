import dayjs from 'dayjs';
import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import type { RouteName } from '#project/generated/names.ts';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readPage } from '@gatehouse-console/engine/api/listCall.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { closingTab } from '@gatehouse-console/engine/pages/closedTab.ts';
import type { SavedForm } from '@gatehouse-console/engine/pages/form/formOptions.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';

type Plan = RecordOf<'xpack.changeauthplan'>;

const EXECUTIONS: PlainAddress = 'xpack/change-auth-plan/plan-execution';

/**
 * What follows when the plan of a rotation is saved: without a schedule it is started, and its changes host by host are
 * shown; otherwise its runs are. A plan that could not be started stays, and says why.
 */
export function useStartRotation() {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const routes = useRoutes();
  const failureText = useFailureText();
  /** Several plans may be made for one username. */
  const nameOf = ({ username }: Plan) =>
    text('rotation.name', {
      username: String(username),
      date: dayjs().format('YYYY-MM-DD HH:mm:ss'),
    });
  const pageOf = (name: RouteName, id: string, tab: string) =>
    routes.verdict(name).open ? routes.address(name, { id }, { [TAB_NAME]: tab }) : undefined;
  const start = async ({ result, values }: Pick<SavedForm, 'result' | 'values'>) => {
    const { id, name }: Plan = result;
    const { username, is_periodic: isPeriodic }: Plan = values;
    const plan = String(id);
    let to = pageOf('AssetChangeAuthPlanDetail', plan, 'executions');
    if (isPeriodic === true) {
      notify(text('pages.form.created', { name: String(name) }), { type: 'success' });
    } else {
      try {
        await request(EXECUTIONS, { method: 'POST', body: { plan }, quiet: true });
        notify(text('rotation.started', { username: String(username) }), { type: 'success' });
        const query = { plan_id: plan, limit: 1 };
        const [run] = readPage(await request(EXECUTIONS, { query, quiet: true })).data;
        // A server may be slower than its answer: the run is then in the list of the plan.
        if (run) to = pageOf('ChangeAuthPlanExecutionDetail', String(run.id), 'tasks') ?? to;
      } catch (error) {
        const reason = failureText(error) ?? '';
        notify(text('rotation.notStarted', { name: String(name), reason }), { type: 'error' });
      }
    }
    void (to === undefined ? navigate(-1) : navigate(to, { state: closingTab(pathname) }));
  };
  return { nameOf, start };
}
