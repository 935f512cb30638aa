import '../packages/ui/src/styles.css';
import '../packages/ui/src/admin/admin.css';
import '../packages/ui/src/fonts.css';
import tokens from '../packages/ui/src/tokens.css?raw';

/** Style sheets of the components that are loaded in one of several ways. */
export interface Sheets {
  title: string;
  /** The sheet of components, that of whole pages and that of the admin; an app loads the one that it needs. */
  components: string;
  pages: string;
  admin: string;
  /** The sheet of the tokens alone. */
  tokens: string;
}

/** The ways to load the styles. Those of the source come with its modules. */
export const sheets: Record<string, Sheets> = {
  source: { title: 'Of the source', components: '', pages: '', admin: '', tokens },
};
