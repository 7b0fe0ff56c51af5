import type { SvgIconComponent } from '@mui/icons-material';
import Console from '@mui/icons-material/SpaceDashboardOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Storage from '@mui/icons-material/StorageOutlined';
import Applications from '@mui/icons-material/AppsOutlined';
import Account from '@mui/icons-material/AccountBoxOutlined';
import Permission from '@mui/icons-material/VerifiedUserOutlined';
import UserCheck from '@mui/icons-material/HowToRegOutlined';
import Job from '@mui/icons-material/WorkHistoryOutlined';
import Monitor from '@mui/icons-material/MonitorHeartOutlined';
import Workbench from '@mui/icons-material/BusinessCenterOutlined';

/** Icons of most entries of the first level of menus, in the first load. All others are in `NamedIcon.tsx`. */
export const menuIcons: Readonly<Record<string, SvgIconComponent>> = {
  console: Console,
  dashboard: Dashboard,
  folder: Folder,
  home: Home,
  people: People,
  storage: Storage,
  applications: Applications,
  account: Account,
  permission: Permission,
  'user-check': UserCheck,
  job: Job,
  monitor: Monitor,
  workbench: Workbench,
};

/** The default icon of a menu entry. */
export const DEFAULT_ICON: SvgIconComponent = Folder;
