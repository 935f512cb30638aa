import { adminMaintenanceLabels as labels } from '@croupier/core/messages';
import { BackupPanel } from '../maintenance/BackupPanel.js';
import { ResetPanel } from '../maintenance/ResetPanel.js';
import { RestorePanel } from '../maintenance/RestorePanel.js';
import { ScreenHead } from '../ScreenHead.js';
import list from './list.module.css';

/** What concerns the whole store and the whole site: backup, restore, reset. */
export function MaintenanceScreen() {
  return (
    <div className={list.root}>
      <ScreenHead title={labels.title} text={labels.text} />
      <BackupPanel />
      <RestorePanel />
      <ResetPanel />
    </div>
  );
}
