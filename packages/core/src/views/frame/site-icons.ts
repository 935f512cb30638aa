import { memoizeWeak } from '../../lazy.js';
import type { SiteSettings } from '../../model/documents/settings.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { isPictureName, pictureHash } from '../../values/pictures/picture.js';
import { relativeLuminance } from '../../values/relative-luminance.js';
import { pictureWithin } from '../picture-within.js';

/** An icon of the site, drawn from its logo, or from its name and color. */
export interface SiteIcon {
  path: string;
  /** The width and height, in pixels. */
  size: number;
  /** The logo's file in the library; without one the letter is drawn. */
  logo?: string;
  letter: string;
  color: string;
  /** Black or white, whichever can be read on the color. */
  ink: string;
}

/** The icons of a site, as its pages and its manifest name them. */
interface SiteIconLinks {
  icon: string;
  touchIcon?: string;
  manifest?: string;
}

const DEFAULT_FAVICON = '/favicon.ico';
const MANIFEST_PATH = '/manifest.json';
/** In pixels: for tabs, for the home screens of iOS, and two for those of others. */
const SIZES = { icon: 48, touch: 180, screen: 192, splash: 512 } as const;

/** The icons that are drawn for a site; none where it has no name, or an icon of its own. */
export const siteIcons = memoizeWeak(({ settings, demoFallbacks }: PublicCatalogue): SiteIcon[] => {
  const { siteName, faviconUrl, logoUrl, primaryColor: color } = settings;
  const letter = [...siteName.trim()][0]?.toUpperCase();
  if (letter === undefined || demoFallbacks !== undefined || faviconUrl !== DEFAULT_FAVICON) return [];
  const file = logoUrl.replace(/^\/media\//, '');
  const drawn = {
    ...(isPictureName(file) ? { logo: file } : {}),
    letter,
    color,
    ink: isLight(color) ? '#000000' : '#ffffff',
  };
  const digest = pictureHash(new TextEncoder().encode(JSON.stringify(drawn))).slice(0, 8);
  return Object.values(SIZES).map((size) => ({ path: `/icons/site-${digest}-${size}.png`, size, ...drawn }));
});

/** The addresses of a site's icons and manifest; the demo has no server that draws them. */
export function siteIconLinks(catalogue: PublicCatalogue): SiteIconLinks {
  const { settings, demoFallbacks } = catalogue;
  const icons = siteIcons(catalogue);
  const pathOf = (wanted: number) => icons.find(({ size }) => size === wanted)?.path;
  const own = pictureWithin(settings.faviconUrl, SIZES.screen, catalogue);
  const touchIcon = pathOf(SIZES.touch) ?? (own === DEFAULT_FAVICON ? undefined : own);
  return {
    icon: pathOf(SIZES.icon) ?? own,
    ...(touchIcon === undefined ? {} : { touchIcon }),
    ...(settings.siteName === '' || demoFallbacks !== undefined ? {} : { manifest: MANIFEST_PATH }),
  };
}

/** A site for the people who make it: its name, '' where it has none, and its icon, where it has one. */
export interface SiteMark {
  name: string;
  icon?: string;
}

/** The name and icon of a site. */
export function siteMark(catalogue: PublicCatalogue): SiteMark {
  const { icon } = siteIconLinks(catalogue);
  return { name: catalogue.settings.siteName, ...(icon === DEFAULT_FAVICON ? {} : { icon }) };
}

/** The manifest of a site at its path, as JSON: what a device needs to put the site on its screen; undefined for other paths. */
export function siteManifestAt(catalogue: PublicCatalogue, path: string): string | undefined {
  const { settings } = catalogue;
  if (path !== MANIFEST_PATH || siteIconLinks(catalogue).manifest === undefined) return undefined;
  return JSON.stringify({
    name: settings.siteName,
    short_name: settings.siteName,
    ...descriptionOf(settings),
    start_url: '/',
    display: 'browser',
    theme_color: settings.primaryColor,
    background_color: '#ffffff',
    icons: manifestIcons(catalogue),
  });
}

/** The path of the manifest, where the site has one. */
export function siteManifestPaths(catalogue: PublicCatalogue): string[] {
  const { manifest } = siteIconLinks(catalogue);
  return manifest === undefined ? [] : [manifest];
}

function manifestIcons(catalogue: PublicCatalogue): { src: string; sizes: string; type?: string }[] {
  const drawn = siteIcons(catalogue).filter(({ size }) => size === SIZES.screen || size === SIZES.splash);
  if (drawn.length === 0) {
    return [{ src: pictureWithin(catalogue.settings.faviconUrl, SIZES.splash, catalogue), sizes: 'any' }];
  }
  return drawn.map(({ path: src, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png' }));
}

function descriptionOf({ defaultMetaDescription, siteTagline }: SiteSettings): { description?: string } {
  const description = defaultMetaDescription || siteTagline;
  return description === '' ? {} : { description };
}

/** Whether black is easier to read on a color `#rrggbb` than white, by WCAG. */
function isLight(color: string): boolean {
  return relativeLuminance([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))) > 0.179;
}
