import FolderIcon from '@mui/icons-material/FolderOutlined';
import { Fragment, useState, type ReactNode } from 'react';
import { BackArrow } from '../../controls/BackArrow.tsx';
import { Badge } from '../../controls/Badge.tsx';
import { CardFrame } from '../../controls/cards/CardFrame.ts';
import { CardItem } from '../../controls/cards/CardItem.tsx';
import { Disclosure } from '../../controls/Disclosure.tsx';
import { Marked } from '../../controls/Marked.tsx';
import { ChoiceMenu } from '../../controls/menus/ChoiceMenu.tsx';
import { StatusBadge } from '../../controls/StatusBadge.tsx';
import { StatusIcon } from '../../controls/StatusIcon.tsx';
import { TreeArrow } from '../../controls/TreeArrow.tsx';
import { withPlaces, type TreeItem } from '../../controls/tree/treeItem.ts';
import { TreeView } from '../../controls/tree/TreeView.tsx';
import { useText } from '../../i18n/useText.ts';
import { PushButton } from '../../theme/buttons.ts';
import { Part } from './Part.tsx';

const ICON = <FolderIcon />;
const NODES = withPlaces<Omit<TreeItem, 'position' | 'siblings'>>([
  { key: '1', level: 1, label: 'Default', expanded: true, checked: 'mixed', icon: ICON },
  { key: '2', level: 2, label: 'Hamburg', expanded: false, checked: true, icon: ICON },
  {
    key: '3',
    level: 2,
    label: 'Rotterdam',
    content: <Marked text="Rotterdam" word="dam" />,
    detail: '0/12',
    checked: false,
    selected: true,
    icon: ICON,
  },
]);

const STATES = [
  ['check', 'good', 'pages.value.reachable'],
  ['cross', 'bad', 'pages.value.unreachable'],
  ['dot', 'quiet', 'pages.value.unknown'],
] as const;

/** Trees, arrows, menus, and signs of numbers and states. */
export function TreeParts(): ReactNode {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Part name="TreeArrow">
        <TreeArrow open={false} />
        <TreeArrow open />
        <Disclosure label={text('pages.list.more')}>{text('pages.loading')}</Disclosure>
        <Disclosure label={text('pages.list.more')} open>
          {text('pages.loading')}
        </Disclosure>
      </Part>
      <Part name="TreeView">
        <div style={{ flex: '1 1 240px' }}>
          <TreeView
            label={text('pages.list.all')}
            multiple
            items={NODES}
            onToggle={() => {}}
            onChoose={() => {}}
          />
        </div>
      </Part>
      <Part name="CardItem">
        <CardFrame style={{ flex: '1 1 320px' }}>
          <CardItem
            name="ham-web-01"
            state={<StatusBadge tone="good">{text('pages.value.reachable')}</StatusBadge>}
            facts={[
              { key: 'ip', label: 'IP', value: '10.20.10.11', plain: true },
              { key: 'port', label: 'Port', value: 22 },
            ]}
            below={<PushButton>{text('pages.list.more')}</PushButton>}
          />
        </CardFrame>
      </Part>
      <Part name="BackArrow">
        <BackArrow to="/" />
      </Part>
      <Part name="Badge">
        {[3, 120].map((count) => (
          <span key={count} style={{ position: 'relative', marginInlineEnd: 24 }}>
            {ICON}
            <Badge count={count} />
          </span>
        ))}
      </Part>
      <Part name="StatusIcon">
        {[false, true].map((inWords) => (
          <span key={String(inWords)}>
            {STATES.map(([shape, tone, label]) => (
              <Fragment key={shape}>
                <StatusIcon shape={shape} tone={tone} label={text(label)} inWords={inWords} />{' '}
              </Fragment>
            ))}
          </span>
        ))}
      </Part>
      <Part name="ChoiceMenu">
        <PushButton
          look="outlined"
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {text('pages.list.more')}
        </PushButton>
        <ChoiceMenu
          anchor={anchor}
          onClose={() => setAnchor(null)}
          choices={[
            { key: 'delete', label: text('pages.delete'), danger: true },
            { key: 'update', label: text('pages.update') },
            { key: 'clone', label: text('pages.clone'), closed: text('pages.notForThis') },
          ]}
        />
      </Part>
    </>
  );
}
