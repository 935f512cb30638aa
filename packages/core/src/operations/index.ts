import { storeBackup, storeRestore } from './backup.js';
import {
  casinosActivate,
  casinosAdd,
  casinosBlacklist,
  casinosDeactivate,
  casinosDelete,
  casinosEdit,
  casinosFeature,
  casinosList,
  casinosRename,
  casinosShow,
  casinosUnblacklist,
  casinosUnfeature,
} from './casinos.js';
import { casinosExport, casinosTemplate } from './casinos-export.js';
import { casinosImport } from './casinos-import.js';
import { doctorCheck, doctorMend } from './doctor.js';
import { historyList, historyShow, historyUndo } from './history.js';
import type { Operation } from './operation.js';
import { operationsList, schemaShow } from './schema.js';

/** Every operation by its own key, for faces that call one by name. */
export const operations = {
  casinosList,
  casinosShow,
  casinosAdd,
  casinosEdit,
  casinosActivate,
  casinosDeactivate,
  casinosFeature,
  casinosUnfeature,
  casinosBlacklist,
  casinosUnblacklist,
  casinosRename,
  casinosDelete,
  casinosImport,
  casinosExport,
  casinosTemplate,
  historyList,
  historyShow,
  historyUndo,
  storeBackup,
  storeRestore,
  doctorCheck,
  doctorMend,
  schemaShow,
  operationsList: operationsList(() => registry),
} as const;

/** Every operation there is; faces and tests walk it. */
export const registry: readonly Operation[] = Object.values(operations) as unknown as readonly Operation[];
