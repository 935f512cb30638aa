import { entity } from '../../model/entity.js';
import { optional } from '../../model/field.js';
import { singleLineText } from '../../values/text/text.js';

const words = (title: string, aliases: readonly string[]) =>
  optional(singleLineText(2_000), { title, aliases });

/** A row of a register as authorities publish it: which columns are read, and under which names they come. */
export const registerRow = entity({
  name: 'register row',
  plural: 'register rows',
  title: 'Register',
  public: {},
  private: {
    domain: words('Domain', [
      ...['domains', 'domain name', 'domain names', 'url', 'urls', 'website', 'websites', 'web site'],
      ...['website address', 'web address', 'internet address', 'licensed domain'],
    ]),
    number: words('Number', [
      ...['license number', 'licence number', 'license no', 'licence no', 'license', 'licence'],
      ...['account number', 'registration number', 'permit number', 'reference number'],
    ]),
    operator: words('Operator', [
      ...['operator name', 'account name', 'licensee', 'licensee name', 'license holder', 'licence holder'],
      ...['company', 'company name', 'name'],
    ]),
    status: words('Status', ['license status', 'licence status', 'domain status']),
    until: words('Until', [
      ...['valid until', 'valid to', 'expires', 'expiry', 'expiry date', 'expiration date', 'end date'],
    ]),
  },
});
