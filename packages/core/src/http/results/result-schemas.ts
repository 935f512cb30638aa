import type * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { OperationName } from '../../operations/registry.js';
import { accountResults } from './account-results.js';
import { contentResults } from './content-results.js';
import { draftResults } from './draft-results.js';
import { earningsResults } from './earnings-results.js';
import { migrationResults } from './migration-results.js';
import { siteResults } from './site-results.js';
import { storeResults } from './store-results.js';

/** The result of each operation. They stand beside the operations, so that a browser that performs some loads none of them. */
export const resultSchemas = lazy(
  (): Record<OperationName, z.ZodType> => ({
    ...contentResults(),
    ...siteResults(),
    ...accountResults(),
    ...storeResults(),
    ...draftResults(),
    ...earningsResults(),
    ...migrationResults(),
  }),
);
