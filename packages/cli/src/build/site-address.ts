import { amendProblem, isProblem, type Problem, type PublicCatalogue } from '@croupier/core';
import { usageProblem } from '../terminal/errors/error-output.js';

/** The detail of a problem with the address that the settings of a store give. */
const OF_SETTINGS = { setting: 'siteBaseUrl' };

/** Whether a problem is the address of a site, which its settings lack or have wrong; not one that a command gave. */
export function isAddressInSettings({ data }: Problem): boolean {
  return (data as Partial<typeof OF_SETTINGS> | undefined)?.setting === OF_SETTINGS.setting;
}

/** The catalogue as files show it: at its address, for nobody in particular. */
export function staticCatalogue(stored: PublicCatalogue, baseUrl: string | undefined): PublicCatalogue {
  const siteBaseUrl = baseUrl ?? addressInSettings(stored.settings.siteBaseUrl);
  const address = new URL(siteBaseUrl).origin;
  return { ...stored, settings: { ...stored.settings, siteBaseUrl: address }, isStatic: true };
}

function addressInSettings(address: string | undefined): string {
  try {
    if (address === undefined)
      throw usageProblem(
        'A site of files needs its address',
        'Give --base-url https://…, or set siteBaseUrl.',
      );
    assertBaseUrl(address);
    return address;
  } catch (error) {
    throw isProblem(error) ? amendProblem(error, { data: OF_SETTINGS }) : error;
  }
}

/** Refuses what no site of files can stand at. Problem: `usage`. */
export function assertBaseUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw usageProblem(`${text} is no address of a site`, 'Write it as https://guide.example.');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw usageProblem(
      `The site stands at the root of its host, not at ${url.pathname}`,
      'Give it a host of its own, such as https://guide.example.',
    );
}
