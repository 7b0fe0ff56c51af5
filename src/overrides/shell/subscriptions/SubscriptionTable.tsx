import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FIXED_CHANNEL, type Category, type Channel, type Subscription } from './subscriptions.ts';
import { Checkbox } from '../../../controls/Checkbox.tsx';
import { useText } from '../../../i18n/useText.ts';

interface SubscriptionTableProps {
  readonly category: Category;
  readonly channels: readonly Channel[];
  /** The message type that is being saved. */
  readonly busy: string | undefined;
  onSwitch(subscription: Subscription, channels: readonly string[]): void;
  onReceivers(subscription: Subscription): void;
}

/** The message types of a category: a checkbox for each channel, and the receivers. */
export function SubscriptionTable(props: SubscriptionTableProps): ReactNode {
  const { category, channels, busy, onSwitch, onReceivers } = props;
  const text = useText();
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        minWidth: { sm: 560 },
        borderCollapse: 'collapse',
        tableLayout: { sm: 'fixed' },
        '& caption': {
          p: '10px 16px',
          textAlign: 'start',
          typography: 'h3',
          color: 'text.primary',
        },
        '& th, & td': {
          p: { xs: '6px 8px', sm: '6px 16px' },
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
            {channels.map(({ name, label }) => {
              const fixed = name === FIXED_CHANNEL;
              const others = message.channels.filter((channel) => channel !== name);
              return (
                <td key={name}>
                  <Checkbox
                    checked={fixed || message.channels.includes(name)}
                    disabled={fixed || busy === message.type}
                    onChange={(on) => onSwitch(message, on ? [...others, name] : others)}
                    aria-label={text('subscriptions.by', {
                      message: message.label,
                      channel: label,
                    })}
                  />
                </td>
              );
            })}
            <td>
              {message.receivers.join(', ') || text('subscriptions.nobody')}{' '}
              <Button
                size="small"
                aria-label={text('subscriptions.changeOf', { message: message.label })}
                onClick={() => onReceivers(message)}
              >
                {text('subscriptions.change')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
