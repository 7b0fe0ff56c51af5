import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { CardFrame } from '@gatehouse-console/engine/controls/cards/CardFrame.ts';
import { CardItem } from '@gatehouse-console/engine/controls/cards/CardItem.tsx';
import { useNarrow } from '@gatehouse-console/engine/theme/useNarrow.ts';
import { FIXED_CHANNEL, type Category, type Channel, type Subscription } from './subscriptions.ts';
import { Checkbox } from '@gatehouse-console/engine/controls/Checkbox.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

interface SubscriptionTableProps {
  readonly category: Category;
  readonly channels: readonly Channel[];
  /** The message type that is being saved. */
  readonly busy: string | undefined;
  onSwitch(subscription: Subscription, channels: readonly string[]): void;
  onReceivers(subscription: Subscription): void;
}

/** The message types of a category: a checkbox for each channel, and the receivers; as cards on a narrow window. */
export function SubscriptionTable(props: SubscriptionTableProps): ReactNode {
  const { category, channels, busy, onSwitch, onReceivers } = props;
  const text = useText();
  const narrow = useNarrow();
  const headingId = useId();
  const checkOf = (message: Subscription, { name, label }: Channel) => {
    const fixed = name === FIXED_CHANNEL;
    const others = message.channels.filter((channel) => channel !== name);
    return (
      <Checkbox
        checked={fixed || message.channels.includes(name)}
        disabled={fixed || busy === message.type}
        onChange={(on) => onSwitch(message, on ? [...others, name] : others)}
        aria-label={text('subscriptions.by', { message: message.label, channel: label })}
      />
    );
  };
  const receiversOf = (message: Subscription) => (
    <>
      {message.receivers.join(', ') || text('subscriptions.nobody')}{' '}
      <Button
        size="small"
        data-action
        sx={{ marginInlineStart: '-6px' }}
        aria-label={text('subscriptions.changeOf', { message: message.label })}
        onClick={() => onReceivers(message)}
      >
        {text('subscriptions.change')}
      </Button>
    </>
  );
  if (narrow) {
    return (
      <section aria-labelledby={headingId}>
        <Box
          id={headingId}
          sx={{ p: '10px 16px', typography: 'h3', borderBottom: 1, borderColor: 'divider' }}
        >
          {category.label}
        </Box>
        {/* Safari takes the role from lists without marks. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <CardFrame role="list" aria-labelledby={headingId}>
          {category.messages.map((message) => (
            <CardItem
              key={message.type}
              name={message.label}
              whole
              facts={[
                ...channels.map((channel) => ({
                  key: channel.name,
                  label: channel.label,
                  value: checkOf(message, channel),
                })),
                {
                  key: 'receivers',
                  label: text('subscriptions.receivers'),
                  value: receiversOf(message),
                },
              ]}
            />
          ))}
        </CardFrame>
      </section>
    );
  }
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        minWidth: 560,
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        '& caption': {
          p: '10px 16px',
          textAlign: 'start',
          typography: 'h3',
          color: 'text.primary',
        },
        '& th, & td': {
          p: '6px 16px',
          textAlign: 'start',
          borderTop: 1,
          borderColor: 'divider',
        },
        '& th[scope=col]': { color: 'text.secondary', fontWeight: 600 },
        '& th[scope=row]': { fontWeight: 400 },
      }}
    >
      <caption>{category.label}</caption>
      <thead>
        <tr>
          <th scope="col">{text('subscriptions.message')}</th>
          {channels.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{text('subscriptions.receivers')}</th>
        </tr>
      </thead>
      <tbody>
        {category.messages.map((message) => (
          <tr key={message.type}>
            <th scope="row">{message.label}</th>
            {channels.map((channel) => (
              <td key={channel.name}>{checkOf(message, channel)}</td>
            ))}
            <td>{receiversOf(message)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
