import type { SvgIconComponent } from '@mui/icons-material';
import Add from '@mui/icons-material/AddOutlined';
import Audit from '@mui/icons-material/FactCheckOutlined';
import Bell from '@mui/icons-material/NotificationsOutlined';
import Calendar from '@mui/icons-material/CalendarMonthOutlined';
import Certificate from '@mui/icons-material/VerifiedOutlined';
import Cloud from '@mui/icons-material/CloudOutlined';
import Code from '@mui/icons-material/CodeOutlined';
import Command from '@mui/icons-material/KeyboardCommandKeyOutlined';
import Database from '@mui/icons-material/TableRowsOutlined';
import Domain from '@mui/icons-material/HubOutlined';
import External from '@mui/icons-material/OpenInNewOutlined';
import Files from '@mui/icons-material/InsertDriveFileOutlined';
import Filter from '@mui/icons-material/FilterAltOutlined';
import Gateway from '@mui/icons-material/RouterOutlined';
import Group from '@mui/icons-material/GroupsOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Kubernetes from '@mui/icons-material/ViewInArOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Licence from '@mui/icons-material/WorkspacePremiumOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import List from '@mui/icons-material/ListOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Logs from '@mui/icons-material/ReceiptLongOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Message from '@mui/icons-material/ChatOutlined';
import Organization from '@mui/icons-material/ApartmentOutlined';
import Password from '@mui/icons-material/PasswordOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Platform from '@mui/icons-material/DevicesOutlined';
import Play from '@mui/icons-material/PlayCircleOutlined';
import RemoteApp from '@mui/icons-material/DesktopWindowsOutlined';
import Role from '@mui/icons-material/BadgeOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Server from '@mui/icons-material/DnsOutlined';
import Session from '@mui/icons-material/CastConnectedOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Tag from '@mui/icons-material/LocalOfferOutlined';
import Terminal from '@mui/icons-material/TerminalOutlined';
import Theme from '@mui/icons-material/PaletteOutlined';
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined';
import Tool from '@mui/icons-material/BuildOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import type { ReactNode } from 'react';
import { DEFAULT_ICON } from './menuIcons.ts';

/** The other icons that a manifest may name, in one chunk. */
export const namedIcons: Readonly<Record<string, SvgIconComponent>> = {
  add: Add,
  audit: Audit,
  bell: Bell,
  calendar: Calendar,
  certificate: Certificate,
  cloud: Cloud,
  code: Code,
  command: Command,
  database: Database,
  domain: Domain,
  external: External,
  files: Files,
  filter: Filter,
  gateway: Gateway,
  group: Group,
  history: History,
  key: Key,
  kubernetes: Kubernetes,
  label: Label,
  licence: Licence,
  link: Link,
  list: List,
  lock: Lock,
  logs: Logs,
  mail: Mail,
  message: Message,
  organization: Organization,
  password: Password,
  person: Person,
  platform: Platform,
  play: Play,
  'remote-app': RemoteApp,
  role: Role,
  rule: Rule,
  schedule: Schedule,
  server: Server,
  session: Session,
  settings: Settings,
  shield: Shield,
  tag: Tag,
  terminal: Terminal,
  theme: Theme,
  ticket: Ticket,
  tool: Tool,
  upload: Upload,
};

/** An icon outside of the first load. */
export default function NamedIcon({ name }: { readonly name: string }): ReactNode {
  const Icon = namedIcons[name] ?? DEFAULT_ICON;
  return <Icon aria-hidden fontSize="small" />;
}
