import * as z from 'zod';
import { SEVERITIES } from '../../diagnostics/findings.js';
import { ROLES } from '../../model/user.js';
import { VISIT_GROUPS } from '../../operations/site/visits.js';
import { linkResults } from './link-results.js';
import { anyFields, count, exportedFile, listOf, warningShape } from './result-parts.js';

/** One change in a line of the history. */
export const changeHeader = z.strictObject({
  id: z.string(),
  number: count,
  at: z.iso.datetime(),
  by: z.strictObject({ id: z.string().optional(), name: z.string() }),
  operation: z.string(),
  inserted: count,
  updated: count,
  removed: count,
  subject: z.string(),
  undoes: z.union([z.string(), z.array(z.string())]).optional(),
});

const warnings = z.array(warningShape);

const lastBackup = z.strictObject({ at: z.iso.datetime(), leavesOut: z.array(z.string()) }).optional();

/** The results of operations on the store, its history, its traffic and the API itself. */
export function storeResults() {
  return {
    ...trafficResults(),
    ...historyResults(),
    'store.backup': z.strictObject({
      records: count,
      changes: count,
      sha256: z.string(),
      leavesOut: z.array(z.string()),
    }),
    'site.export': z.strictObject({ files: count, counts: z.record(z.string(), count), asHtml: count }),
    'store.restore': z.strictObject({ restored: count, traffic: z.boolean(), changes: count, warnings }),
    'store.facts': z.strictObject({
      at: z.string(),
      version: z.string().optional(),
      node: z.string().optional(),
      platform: z.string().optional(),
      storage: z.enum(['folder', 'database', 'browser', 'memory', 'other']),
      schemaVersion: count,
      language: z.string(),
      isSample: z.boolean(),
      records: z.record(z.string(), count),
      contentBytes: count,
      pictures: count,
      pictureBytes: count,
      changes: count,
      lastChange: z.strictObject({ number: count, at: z.string(), operation: z.string() }).optional(),
      lastBackup,
    }),
    ...siteToolsResults(),
    ...linkResults(),
    ...doctorResults(),
    ...programResults(),
  };
}

function historyResults() {
  const entry = { in: z.string(), id: z.string(), name: z.string() };
  const undone = z.strictObject({
    undone: z.array(changeHeader),
    warnings,
    withoutPassword: z.array(z.string()),
  });
  return {
    'history.list': listOf(changeHeader).extend({ recordIds: z.array(z.string()).optional() }),
    'history.show': z.strictObject({
      record: changeHeader.extend({
        entries: z.array(
          z.discriminatedUnion('did', [
            z.strictObject({ ...entry, did: z.literal('insert'), hash: z.string() }),
            z.strictObject({
              ...entry,
              did: z.literal('update'),
              before: anyFields,
              after: anyFields,
              hash: z.string(),
            }),
            z.strictObject({ ...entry, did: z.literal('remove'), before: anyFields }),
          ]),
        ),
      }),
    }),
    'history.undo': undone,
    'history.redo': undone,
  };
}

function siteToolsResults() {
  const faults = z.array(z.strictObject({ page: z.string(), rule: z.string(), message: z.string() }));
  return {
    'site.check': z.strictObject({
      pages: count,
      faultCount: count,
      faults,
      noteCount: count,
      notes: faults,
    }),
    'site.build': z.strictObject({
      offers: z.strictObject({ check: z.boolean(), build: z.boolean() }),
      pages: count,
      files: count,
      written: count,
      removed: count,
      remarks: z.array(z.string()),
    }),
  };
}

function doctorResults() {
  const findings = z.array(
    z.strictObject({
      check: z.string(),
      code: z.string(),
      params: anyFields,
      in: z.string(),
      id: z.string().optional(),
      subject: z.string(),
      message: z.string(),
      mend: z.string(),
      isSafe: z.boolean(),
      severity: z.enum(SEVERITIES),
    }),
  );
  return {
    'doctor.check': z.strictObject({ findings, lastBackup }),
    'doctor.mend': z.strictObject({ mended: findings, remaining: findings }),
  };
}

/** The results of operations on the program itself. */
function programResults() {
  const jsonSchema = z.looseObject({}).describe('A JSON Schema');
  return {
    'schema.show': z.union([
      z.strictObject({ names: z.array(z.string()) }),
      z.strictObject({ name: z.string(), schema: jsonSchema }),
    ]),
    'operations.list': z.strictObject({
      records: z.array(
        z.strictObject({
          name: z.string(),
          kind: z.enum(['question', 'change', 'traffic']),
          summary: z.string(),
          command: z.string().optional(),
          roles: z.union([z.literal('anyone'), z.array(z.enum(ROLES))]),
          input: jsonSchema,
        }),
      ),
    }),
  };
}

function trafficResults() {
  const visitCounts = { visits: count, first: count, crawler: count, prefetch: count };
  return {
    'tracking.summary': z.strictObject({
      views: count,
      clicks: count,
      uncounted: count,
      dashboardViews: count,
      days: z.array(z.strictObject({ day: z.iso.date(), views: count, clicks: count })),
      topPages: z.array(z.strictObject({ path: z.string(), title: z.string(), views: count })),
      topLinks: z.array(z.strictObject({ label: z.string(), url: z.string(), clicks: count })),
      topCasinos: z.array(z.strictObject({ casino: z.string(), clicks: count })),
      topPlaces: z.array(z.strictObject({ path: z.string(), clicks: count })),
    }),
    'tracking.visits': z.strictObject({
      by: z.enum(VISIT_GROUPS),
      isOn: z.boolean(),
      ...visitCounts,
      rows: z.array(z.strictObject({ name: z.string(), ...visitCounts })),
    }),
    'tracking.pageviews': exportedFile,
    'tracking.clicks': exportedFile,
    'tracking.clear': z.strictObject({ views: count, clicks: count }),
    'tracking.view': z.strictObject({}),
    'tracking.click': z.strictObject({}),
  };
}
