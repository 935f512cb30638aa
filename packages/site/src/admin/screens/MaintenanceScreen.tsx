import { adminMaintenanceLabels as labels } from '@croupier/core/messages';
import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../backend/backend.js';
import { BackupPanel } from '../maintenance/BackupPanel.js';
import { BuildPanel } from '../maintenance/BuildPanel.js';
import { CheckPanel } from '../maintenance/CheckPanel.js';
import { ExportPanel } from '../maintenance/ExportPanel.js';
import { FactsPanel } from '../maintenance/FactsPanel.js';
import { ResetPanel } from '../maintenance/ResetPanel.js';
import { RestorePanel } from '../maintenance/RestorePanel.js';
import { ScreenHead } from '../ScreenHead.js';
import list from './list.module.css';

/** What concerns the whole store and the whole site: backup, restore, reset, check, build. */
export function MaintenanceScreen() {
  const offers = useSiteOffers();
  return (
    <div className={list.root}>
      <ScreenHead title={labels.title} text={labels.text} />
      <BackupPanel />
      <RestorePanel />
      <ExportPanel />
      <ResetPanel />
      <CheckPanel isOffered={offers?.check} />
      <BuildPanel isOffered={offers?.build} />
      <FactsPanel />
    </div>
  );
}

/** Whether the site can be checked and built here; undefined until that is known. */
function useSiteOffers(): { check: boolean; build: boolean } | undefined {
  const { perform } = useAdmin();
  const { data } = useQuery({
    queryKey: ['site.build'],
    queryFn: async ({ signal }) => (await perform('site.build', {}, { dryRun: true, signal })).result.offers,
  });
  return data;
}
