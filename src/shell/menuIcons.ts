import type { SvgIconComponent } from '@mui/icons-material';
import Console from '@mui/icons-material/SpaceDashboardOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Storage from '@mui/icons-material/StorageOutlined';
import Workbench from '@mui/icons-material/BusinessCenterOutlined';

/**
 * The icons of the views and of the first level of their menus: they are on the screen from the
 * start. All others a manifest may name are in `namedIcons.ts`.
 */
export const menuIcons: Readonly<Record<string, SvgIconComponent>> = {
  console: Console,
  dashboard: Dashboard,
  folder: Folder,
  home: Home,
  people: People,
  storage: Storage,
  workbench: Workbench,
};

/** The icon of a menu entry that names none. */
export const DEFAULT_ICON: SvgIconComponent = Folder;
