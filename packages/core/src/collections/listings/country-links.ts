import { decodeText, type TextSource } from '../../csv/encoding/decode-text.js';
import type { JsonRecord } from '../../csv/json/json-records.js';
import { publicCatalogue } from '../../model/public-catalogue.js';
import type { ChangeContext } from '../../operations/define/operation.js';
import {
  type AffiliateLink,
  isThirstyAffiliatesFile,
  thirstyAffiliatesLinks,
} from '../../operations/redirects/dialects/affiliate-files.js';
import { fileStart } from '../../operations/redirects/dialects/file-start.js';
import type { ForeignFile } from '../../operations/transfer/import.js';
import { linkedOffer } from '../../views/links/linked-offer.js';

/** Recognizes files of ThirstyAffiliates, and reads where their links lead in countries as listings of the casinos. */
export async function readCountryLinks(given: TextSource, context: ChangeContext): Promise<ForeignFile> {
  const { start, source } = await fileStart(given);
  if (!isThirstyAffiliatesFile(start)) return { source };
  return { source, records: listingRecords(thirstyAffiliatesLinks(decodeText(source)), context) };
}

async function* listingRecords(
  links: AsyncIterable<AffiliateLink>,
  { content, now }: ChangeContext,
): AsyncGenerator<JsonRecord[]> {
  const catalogue = publicCatalogue({ ...content, generation: '' }, now.slice(0, 10));
  let row = 0;
  for await (const { line, slug, target, countries } of links) {
    const elsewhere = countries.filter((one) => one.target !== target);
    const casino = elsewhere.length === 0 ? undefined : linkedOffer(catalogue, target)?.slug;
    yield elsewhere.map((one) => {
      row++;
      const fields = { market: one.country, visitUrl: one.target };
      return casino === undefined
        ? { row, line, fields, fault: `The link ${slug} leads to no casino of the site` }
        : { row, line, fields: { casino, ...fields } };
    });
  }
}
