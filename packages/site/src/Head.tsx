import type { PageFrameView } from '@croupier/core';

/** The languages of sites as the Open Graph writes them, with the place that most who speak it live in. */
const OPEN_GRAPH_LOCALES: Readonly<Record<string, string>> = {
  de: 'de_DE',
  es: 'es_ES',
  pt: 'pt_PT',
  fi: 'fi_FI',
  ar: 'ar_AR',
};

/** The tags of a page's head; React hoists them into `<head>`. */
export function Head({ head, site, language }: Pick<PageFrameView, 'head' | 'site' | 'language'>) {
  const { title, description, canonical, oembed, feed, image, imageSize, siteName, kind, isIndexed } = head;
  return (
    <>
      <title>{title}</title>
      {description === '' ? null : <meta name="description" content={description} />}
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
      {oembed === undefined ? null : (
        <link rel="alternate" type="application/json+oembed" href={oembed} title={title} />
      )}
      {feed === undefined ? null : (
        <link rel="alternate" type="application/atom+xml" href={feed} title={siteName || undefined} />
      )}
      <link rel="icon" href={site.favicon} />
      {site.touchIcon === undefined ? null : <link rel="apple-touch-icon" href={site.touchIcon} />}
      {site.manifest === undefined ? null : <link rel="manifest" href={site.manifest} />}
      <meta name="theme-color" content={site.primaryColor} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description === '' ? null : <meta property="og:description" content={description} />}
      {language === 'en' ? null : <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />}
      {siteName === '' ? null : <meta property="og:site_name" content={siteName} />}
      {canonical === undefined ? null : <meta property="og:url" content={canonical} />}
      {image === undefined ? null : <meta property="og:image" content={image} />}
      {imageSize === undefined ? null : (
        <>
          <meta property="og:image:width" content={String(imageSize.width)} />
          <meta property="og:image:height" content={String(imageSize.height)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description === '' ? null : <meta name="twitter:description" content={description} />}
      {image === undefined ? null : <meta name="twitter:image" content={image} />}
    </>
  );
}
