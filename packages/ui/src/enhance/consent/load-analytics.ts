import type { Analytics, AnalyticsProvider } from '@croupier/core';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Loads the service that counts visits. */
export function loadAnalytics({ provider, id }: Analytics): void {
  PREPARE[provider]?.(id);
  const script = document.createElement('script');
  script.async = true;
  if (provider === 'plausible') script.dataset.domain = id;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('croupier-analytics', { createScriptURL: (url) => url });
  const url = SCRIPTS[provider](encodeURIComponent(id));
  script.src = policy?.createScriptURL(url) ?? url;
  document.head.append(script);
}

/** Deletes the cookies that the service set; only Google Analytics sets some. */
export function deleteAnalyticsCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name === '_ga' || name.startsWith('_ga_'));
  // It sets them for the widest domain that the browser allows.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, i) => labels.slice(i).join('.'));
  for (const name of names) {
    const expired = `${name}=; max-age=0; path=/`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = expired;
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the same
      document.cookie = `${expired}; domain=${domain}`;
    }
  }
}

const SCRIPTS: Readonly<Record<AnalyticsProvider, (id: string) => string>> = {
  google: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
  plausible: () => 'https://plausible.io/js/script.js',
  'plausible-script': (id) => `https://plausible.io/js/${id}.js`,
};

/** What a script expects before it is there. */
const PREPARE: Readonly<Partial<Record<AnalyticsProvider, (id: string) => void>>> = {
  google(id) {
    const page = globalThis as { dataLayer?: unknown[] };
    page.dataLayer ??= [];
    const layer = page.dataLayer;
    // The script tells commands from data by their being `arguments`.
    function gtag(..._command: unknown[]): void {
      // biome-ignore lint/complexity/noArguments: see above
      layer.push(arguments);
    }
    gtag('js', new Date());
    gtag('config', id);
  },
  'plausible-script'() {
    const page = globalThis as { plausible?: unknown };
    const queued: unknown[] = [];
    page.plausible ??= Object.assign((...event: unknown[]) => void queued.push(event), {
      q: queued,
      o: {},
      init: () => undefined,
    });
  },
};
