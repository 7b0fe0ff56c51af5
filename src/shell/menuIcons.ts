import type { SvgIconComponent } from '@mui/icons-material';
import Console from '@mui/icons-material/SpaceDashboardOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Storage from '@mui/icons-material/StorageOutlined';
import Workbench from '@mui/icons-material/BusinessCenterOutlined';

/** Icons of the views and of the first level of their menus, in the first load. All others are in `NamedIcon.tsx`. */
export const menuIcons: Readonly<Record<string, SvgIconComponent>> = {
  console: Console,
  dashboard: Dashboard,
  folder: Folder,
  home: Home,
  people: People,
  storage: Storage,
  workbench: Workbench,
};

/** The default icon of a menu entry. */
export const DEFAULT_ICON: SvgIconComponent = Folder;
