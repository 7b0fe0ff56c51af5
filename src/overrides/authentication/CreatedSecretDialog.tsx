import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import { Fragment, useId, type ReactNode } from 'react';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { CopyText } from '../ops/CopyText.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  margin: '16px 0 0',
  '& dt': { gridColumn: '1 / -1', marginTop: 8 },
  '& dd': { margin: 0 },
  '& dd:first-of-type, & code': { overflowWrap: 'anywhere' },
});

interface CreatedSecretDialogProps {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** The countdown of a secret that expires. */
  readonly children?: ReactNode;
  onClose(): void;
}

/** Shows a newly created secret once, with copy buttons. */
export function CreatedSecretDialog(props: CreatedSecretDialogProps) {
  const { title, facts, children, onClose } = props;
  const text = useText();
  const id = useId();
  return (
    <DialogFrame
      title={title}
      aria-describedby={id}
      cancel={false}
      action={{ label: text('forms.close'), run: onClose }}
      // Shown only once: a press beside the dialog must not take it away.
      onClose={(by) => {
        if (by !== 'backdropClick') onClose();
      }}
    >
      <DialogContentText id={id}>{text('profile.secret.keep')}</DialogContentText>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
            </dd>
            <dd>
              <CopyText label={text('pages.value.copy', { what: label })} text={value} />
            </dd>
          </Fragment>
        ))}
      </Facts>
      {children}
    </DialogFrame>
  );
}
