import type { RecordedServer } from './recording.ts';

/** An expected difference from the recorded server: a setting or field that only we have. */
export interface ExpectedDifference {
  /** Keys of the requests with this difference: `GET settings/public/`. */
  readonly requests: RegExp;
  /** The difference, as a failing replay prints it. */
  readonly difference: string;
  readonly because: string;
}

const ONE_DESCRIPTION = 'The demo server has one description for all methods of an address.';

/** Like `manifest/drift.yaml` for `drift`: all other differences are errors. */
export const EXPECTED_DIFFERENCES: Readonly<Record<RecordedServer, readonly ExpectedDifference[]>> =
  {
    'v2.23': [],
    'v2.28': [
      ...[
        'lacks name, value',
        'has also category, type, attrs',
        'has also category, type, attrs, identity',
      ].map((what) => ({
        requests: /^GET .*applications\/tree\//,
        difference: `body[].meta.data: ${what}`,
        because: 'The recorded tree has categories alone.',
      })),
      ...['lacks …label…', 'has also Active'].map((what) => ({
        requests: /^GET audits\/operate-logs\/\{operation\}\/\?type=action_detail/,
        difference: `body.after: ${what}`,
        because: 'The keys are the names of what was changed.',
      })),
      ...[
        'lacks before, after',
        'has also id, user, action, action_display, resource_type, resource_type_display, resource, remote_addr, datetime, org_id',
      ].map((what) => ({
        requests: /^OPTIONS audits\/operate-logs\/\{operation\}\/\?type=action_detail/,
        difference: `GET: ${what}`,
        because: 'What was changed has the address of the entry, and nothing describes it.',
      })),
      ...[
        'lacks apply_system_users',
        'has also apply_login_user, apply_login_asset, apply_login_system_user, apply_run_user, apply_run_system_user',
      ].map((what) => ({
        requests: /^GET tickets\/tickets\/ @alice-list$/,
        difference: `body.results[].rel_snapshot: ${what}`,
        because: 'The recorded tickets are requests alone.',
      })),
      ...[
        'apply_run_user, apply_run_asset, apply_run_system_user, apply_run_command, apply_from_session, apply_from_cmd_filter, apply_from_cmd_filter_rule',
        'apply_login_user, apply_login_asset, apply_login_system_user',
        'apply_login_ip, apply_login_city, apply_login_datetime',
      ].map((theirs) => ({
        requests: /^OPTIONS tickets\/apply-(command|login-asset|login)-tickets\/ @new$/,
        difference: `GET: has also status_display, approval_step, comment, date_updated, process_map, applicant, ${theirs}`,
        because: ONE_DESCRIPTION,
      })),
      ...['PUT', 'GET', 'PATCH'].map((method) => ({
        requests: /^OPTIONS settings\/setting\/\?category=oauth2/,
        difference: `${method} AUTH_OAUTH2_LOGO_PATH: =image upload expected, =string answered`,
        because: 'The console does not change this picture.',
      })),
    ],
  };

export function unexplained(
  key: string,
  differences: readonly string[],
  meant: readonly ExpectedDifference[],
): readonly string[] {
  return differences.filter(
    (text) => !meant.some((one) => one.requests.test(key) && one.difference === text),
  );
}

/** Expected differences that no answer has. */
export function outdated(
  found: ReadonlyMap<string, readonly string[]>,
  meant: readonly ExpectedDifference[],
): readonly ExpectedDifference[] {
  return meant.filter(
    ({ requests, difference }) =>
      ![...found].some(([key, texts]) => requests.test(key) && texts.includes(difference)),
  );
}
