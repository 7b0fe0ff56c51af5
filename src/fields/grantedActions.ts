import { ALL_ACTIONS, COMPOSITE_ACTIONS } from '../../codegen/model/grantedActions.ts';

/** Whoever may do anything may do this. */
const CONNECT = 'connect';

/** A check box with those below it. */
export interface ActionNode {
  readonly action: string;
  readonly below: readonly ActionNode[];
}

type Tick = 'on' | 'off' | 'partly';

/** The tree of the offered actions; what is not offered is left out, its members move up. */
export function actionTree(offered: readonly string[]): readonly ActionNode[] {
  const leaf = (action: string): ActionNode => ({ action, below: [] });
  const member = new Set(Object.values(COMPOSITE_ACTIONS).flat());
  const parts = offered
    .filter((action) => action !== ALL_ACTIONS)
    .flatMap((action): ActionNode[] => {
      const members = COMPOSITE_ACTIONS[action];
      if (members) {
        return [{ action, below: members.filter((one) => offered.includes(one)).map(leaf) }];
      }
      const shownBelow = offered.some((other) => COMPOSITE_ACTIONS[other]?.includes(action));
      return member.has(action) && shownBelow ? [] : [leaf(action)];
    });
  return offered.includes(ALL_ACTIONS) ? [{ action: ALL_ACTIONS, below: parts }] : parts;
}

/** How a box stands: a composite is on when all below it are. */
export function tickOf(node: ActionNode, chosen: ReadonlySet<string>): Tick {
  if (node.below.length === 0) return chosen.has(node.action) ? 'on' : 'off';
  const ticks = node.below.map((one) => tickOf(one, chosen));
  if (ticks.every((tick) => tick === 'on')) return 'on';
  return ticks.every((tick) => tick === 'off') ? 'off' : 'partly';
}

/**
 * The actions after a box was ticked or cleared, in the order they are offered. Whoever may do
 * anything may connect; whoever may not connect may do nothing.
 */
export function withTick(
  offered: readonly string[],
  chosen: ReadonlySet<string>,
  node: ActionNode,
  on: boolean,
): readonly string[] {
  const touched = leavesOf(node);
  const tree = actionTree(offered);
  const kept = tree.flatMap(leavesOf).filter((leaf) => {
    if (touched.includes(leaf)) return on;
    return chosen.has(leaf) || (on && leaf === CONNECT);
  });
  const cleared = !on && touched.includes(CONNECT);
  const leaves = new Set(cleared ? [] : kept);
  const ticked = tree.flatMap((one) => tickedIn(one, leaves));
  return offered.filter((action) => ticked.includes(action));
}

/** What is granted in as few words as possible: a composite stands for all that it holds. */
export function grantedIn(offered: readonly string[], chosen: ReadonlySet<string>): string[] {
  const shown = (node: ActionNode): string[] =>
    tickOf(node, chosen) === 'on' || chosen.has(node.action)
      ? [node.action]
      : node.below.flatMap(shown);
  return actionTree(offered).flatMap(shown);
}

function tickedIn(node: ActionNode, leaves: ReadonlySet<string>): readonly string[] {
  const below = node.below.flatMap((one) => tickedIn(one, leaves));
  return tickOf(node, leaves) === 'on' ? [node.action, ...below] : below;
}

function leavesOf(node: ActionNode): readonly string[] {
  return node.below.length === 0 ? [node.action] : node.below.flatMap(leavesOf);
}
