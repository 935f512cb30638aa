import { decodeText, type TextSource } from '../../../csv/encoding/decode-text.js';
import type { JsonRecord } from '../../../csv/json/json-records.js';
import type { Warning } from '../../../warning.js';
import type { ChangeContext } from '../../define/operation.js';
import type { ForeignFile } from '../../transfer/import.js';
import {
  type AffiliateLink,
  isPrettyLinksFile,
  isThirstyAffiliatesFile,
  prettyLinks,
  thirstyAffiliatesLinks,
} from './affiliate-files.js';
import { affiliateRules } from './affiliate-rules.js';
import { apacheRules, isApacheFile } from './apache-rules.js';
import { fileStart } from './file-start.js';
import type { PlacedRule } from './foreign-rule.js';
import { hostLineRule, isHostFile } from './host-lines.js';
import { nginxRules } from './nginx-rules.js';
import { isNginxFile } from './nginx-statements.js';
import { isRedirectionCsv, isRedirectionJson, redirectionCsv, redirectionJson } from './redirection-files.js';
import { type RedirectionRow, redirectionRule } from './redirection-rule.js';
import { wholeText } from './whole-text.js';

/** Recognizes files of other programs by how they begin, and reads their redirects as ours; each without a counterpart is a fault. */
export async function readForeign(given: TextSource, context: ChangeContext): Promise<ForeignFile> {
  const { start, source } = await fileStart(given);
  if (isRedirectionJson(start))
    return { source, records: records(ofPlugin(redirectionJson(decodeText(source)))) };
  if (isRedirectionCsv(start))
    return { source, records: records(ofPlugin(redirectionCsv(decodeText(source)))) };
  if (isPrettyLinksFile(start)) return affiliateFile(source, prettyLinks, context);
  if (isThirstyAffiliatesFile(start)) return affiliateFile(source, thirstyAffiliatesLinks, context);
  if (isHostFile(start)) return { source, records: records(ofHost(decodeText(source))) };
  if (isNginxFile(start)) return { source, records: records(ofConfiguration(source, nginxRules)) };
  if (isApacheFile(start)) return { source, records: records(ofConfiguration(source, apacheRules)) };
  return { source };
}

function affiliateFile(
  source: TextSource,
  linksOf: (texts: AsyncIterable<string>) => AsyncGenerator<AffiliateLink>,
  context: ChangeContext,
): ForeignFile {
  const warnings: Warning[] = [];
  const rules = affiliateRules(linksOf(decodeText(source)), context, warnings);
  return { source, records: records(rules), warnings };
}

async function* ofConfiguration(
  source: TextSource,
  rules: (text: string) => PlacedRule[],
): AsyncGenerator<PlacedRule> {
  yield* rules(await wholeText(decodeText(source)));
}

async function* ofPlugin(rows: AsyncIterable<RedirectionRow>): AsyncGenerator<PlacedRule> {
  let line = 0;
  for await (const row of rows) {
    line++;
    yield { line, made: redirectionRule(row), told: { source: row.source, target: row.target } };
  }
}

async function* ofHost(texts: AsyncIterable<string>): AsyncGenerator<PlacedRule> {
  let line = 0;
  let held = '';
  const rules = function* (lines: readonly string[]): Generator<PlacedRule> {
    for (const text of lines) {
      line++;
      const made = hostLineRule(text);
      if (made !== undefined) yield { line, made, told: { _text: text } };
    }
  };
  for await (const text of texts) {
    const lines = (held + text).split(/\r\n|\r|\n/);
    held = lines.pop() ?? '';
    yield* rules(lines);
  }
  yield* rules([held]);
}

async function* records(rules: AsyncIterable<PlacedRule>): AsyncGenerator<JsonRecord[]> {
  let row = 0;
  for await (const { line, made, told } of rules) {
    row++;
    yield 'rule' in made
      ? [{ row, line, fields: made.rule }]
      : [{ row, line, fields: told, fault: made.fault }];
  }
}
