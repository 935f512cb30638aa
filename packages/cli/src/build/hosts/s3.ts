import { STATE_FOLDER } from '../site-files.js';
import type { HostOutput, HostSources } from './host.js';
import { goneRemarks } from './host-parts.js';

/** Redirects that a bucket takes. */
const MAX_RULES = 50;

/** The website configuration of a bucket, as `put-bucket-website` takes it. */
export function s3Files({ catalogue, rules, visits, gone }: HostSources): HostOutput {
  const origin = new URL(catalogue.settings.siteBaseUrl ?? 'https://localhost');
  const exact = rules.filter(
    ({ source, target, match }) => match === 'exact' && target !== 'gone' && !source.includes('?'),
  );
  const written = exact.slice(0, MAX_RULES).map(({ source, target, permanent }) => {
    const url = new URL(target, origin);
    return {
      Condition: { KeyPrefixEquals: source.slice(1) },
      Redirect: {
        HostName: url.host,
        Protocol: url.protocol.slice(0, -1),
        HttpRedirectCode: permanent ? '301' : '302',
        ReplaceKeyWith: url.pathname.slice(1),
      },
    };
  });
  const config = {
    IndexDocument: { Suffix: 'index.html' },
    ErrorDocument: { Key: '404.html' },
    ...(written.length === 0 ? {} : { RoutingRules: written }),
  };
  const left = rules.length - written.length;
  return {
    files: [{ file: `${STATE_FOLDER}/s3-website.json`, text: `${JSON.stringify(config, null, 2)}\n` }],
    remarks: [
      ...(left === 0
        ? []
        : [
            `S3: ${left} redirects are not in the file: it takes ${MAX_RULES} exact ones that lead to an address.`,
          ]),
      ...(written.length === 0
        ? []
        : ['S3: a redirect also moves every longer address that begins like it.']),
      'S3: pages answer with a slash at the end, and their addresses without one lead there (302).',
      'S3: a bucket sends no headers of its own; a CDN in front of it adds those of security.',
      ...(visits.length === 0 ? [] : ['S3: visit links are not answered; pages lead straight to casinos.']),
      ...goneRemarks('S3', { gone }),
    ],
  };
}
