/** A service that counts visits; `plausible-script` is Plausible by the script of one site. */
export type AnalyticsProvider = 'google' | 'plausible' | 'plausible-script';

/** A service that counts visits, and the id that it gave the site. */
export interface Analytics {
  provider: AnalyticsProvider;
  id: string;
}

const FORMS: Readonly<Record<AnalyticsProvider, RegExp>> = {
  google: /^G-[A-Z0-9]{4,20}$/,
  'plausible-script': /^pa-[A-Za-z0-9_-]{8,60}$/,
  plausible: /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/,
};

/** The service of an analytics id; undefined where no form is that of a known one. */
export function analyticsOf(id: string | undefined): Analytics | undefined {
  if (id === undefined) return undefined;
  const provider = (Object.keys(FORMS) as AnalyticsProvider[]).find((one) => FORMS[one].test(id));
  return provider === undefined ? undefined : { provider, id };
}
