import { adminGuidance } from './admin.js';
import { adminFieldGuidance } from './admin-fields.js';
import { articleGuidance } from './articles.js';
import { casinoGuidance } from './casino.js';
import { embedGuidance } from './embeds.js';
import type { Guidance } from './guidance.js';
import { pageGuidance } from './pages.js';
import { partGuidance } from './parts.js';
import { siteGuidance } from './site.js';

/** The guidance of every public component, by its name. */
export const guidance: Record<string, Guidance> = {
  ...casinoGuidance,
  ...articleGuidance,
  ...siteGuidance,
  ...partGuidance,
  ...adminGuidance,
  ...adminFieldGuidance,
  ...embedGuidance,
  ...pageGuidance,
};

/** The guidance of the component whose stories a file has. */
export function guidanceOfStories(file: string): Guidance | undefined {
  return guidance[/([^/\\]+)\.stories\.tsx$/.exec(file)?.[1] ?? ''];
}
