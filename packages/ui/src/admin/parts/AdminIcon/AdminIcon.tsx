import {
  Blocks,
  Brush,
  ChartColumn,
  Dices,
  FileInput,
  FileText,
  Gamepad2,
  Gift,
  Globe,
  History,
  Image,
  LayoutDashboard,
  ListOrdered,
  type LucideIcon,
  Mail,
  Menu,
  MessagesSquare,
  Newspaper,
  Settings,
  Trophy,
  Users,
  Waypoints,
  Wrench,
} from 'lucide-react';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import styles from './AdminIcon.module.css';

/** The name of an icon of the admin's screens; in full, since what is derived would publish the types of the icons. */
export type AdminIconName =
  | 'dashboard'
  | 'casino'
  | 'game'
  | 'bonus'
  | 'toplist'
  | 'market'
  | 'content'
  | 'menu'
  | 'redirect'
  | 'page'
  | 'users'
  | 'forum'
  | 'tournament'
  | 'news'
  | 'message'
  | 'tracking'
  | 'settings'
  | 'styles'
  | 'picture'
  | 'source'
  | 'history'
  | 'maintenance';

const ICONS: Readonly<Record<AdminIconName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  casino: Dices,
  game: Gamepad2,
  bonus: Gift,
  toplist: ListOrdered,
  market: Globe,
  content: Blocks,
  menu: Menu,
  redirect: Waypoints,
  page: FileText,
  users: Users,
  forum: MessagesSquare,
  tournament: Trophy,
  news: Newspaper,
  message: Mail,
  tracking: ChartColumn,
  settings: Settings,
  styles: Brush,
  picture: Image,
  source: FileInput,
  history: History,
  maintenance: Wrench,
};

/** The props of an icon. */
export interface AdminIconProps extends RootProps {
  /** Which of them. */
  name: AdminIconName;
}

/** A sign beside a word that says the same; screen readers leave it out. */
export function AdminIcon({ name, ...root }: AdminIconProps) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" {...(rootAttributes(root, styles.root) as object)} />;
}
