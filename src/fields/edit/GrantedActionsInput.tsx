import { LabelledCheckbox } from '../../controls/LabelledCheckbox.tsx';
import { useContext, type ReactNode } from 'react';
import { actionTree, tickOf, withTick, type ActionNode } from '../grantedActions.ts';
import { entriesOf } from '../values.ts';
import { ClosedChoicesContext } from './ClosedChoicesContext.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

/** A tree of checkboxes for granted actions: composites above their parts. */
export default function GrantedActionsInput(props: WidgetProps) {
  const { field, id, labelId, value, onChange, onBlur, inputRef, disabled, describedBy } = props;
  const text = useText();
  const closed = useContext(ClosedChoicesContext);
  const offered = (field.choices ?? [])
    .map((choice) => String(choice.value))
    .filter((action) => !closed.includes(action));
  const chosen = new Set(entriesOf(value).map(String));
  const tree = actionTree(offered);
  const labelOf = (action: string) => {
    const choice = field.choices?.find((one) => one.value === action);
    return choice ? text(choice.label) : action;
  };

  const box = (node: ActionNode, first: boolean) => {
    const tick = tickOf(node, chosen);
    return (
      <LabelledCheckbox
        {...(first && { id, inputRef })}
        label={labelOf(node.action)}
        disabled={disabled}
        checked={tick === 'partly' ? 'mixed' : tick === 'on'}
        onBlur={onBlur}
        onChange={() => onChange(withTick(offered, chosen, node, tick !== 'on'))}
      />
    );
  };
  const branch = (nodes: readonly ActionNode[], first: boolean): ReactNode =>
    nodes.map((node, index) => (
      <div key={node.action}>
        {box(node, first && index === 0)}
        {node.below.length > 0 && (
          <FieldGroup aria-label={labelOf(node.action)} sx={{ paddingLeft: 7 }}>
            {branch(node.below, false)}
          </FieldGroup>
        )}
      </div>
    ));
  return (
    <FieldGroup aria-labelledby={labelId} aria-describedby={describedBy}>
      {branch(tree, true)}
    </FieldGroup>
  );
}
