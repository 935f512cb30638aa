'use client';

import { adminSearchLabels } from '@croupier/core/messages';
import { type ReactNode, useState } from 'react';
import { bidiIsolate } from '../../../parts/bidi-isolate.js';
import { Notice } from '../../../parts/Notice/Notice.js';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { useFormLabels } from '../../form-labels.js';
import styles from './SearchPreview.module.css';

/** The props of a preview of a page in search engines and social networks. */
export interface SearchPreviewProps extends RootProps {
  /** The title of the document. */
  title: string;
  /** The meta description; may be empty. */
  description: string;
  /** The address of the page, with its host where that is known. */
  address: string;
  /** The URL of the picture for social networks. */
  image?: string | undefined;
  /** The name of the site; may be empty. */
  siteName?: string | undefined;
  /** Whether search engines are asked not to list it. */
  isHidden?: boolean | undefined;
  /** The page that search engines list in its place. */
  canonical?: string | undefined;
}

/** Where search engines cut, in characters; a title by its width, which about so many have. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** A page as a search engine and a social network show it, and what they would cut. */
export function SearchPreview({
  title,
  description,
  address,
  image,
  siteName = '',
  isHidden = false,
  canonical,
  ...root
}: SearchPreviewProps) {
  const [host = '', ...path] = address.replace(/^https?:\/\//, '').split('/');
  const labels = useFormLabels('search', adminSearchLabels);
  const shownTitle = title === '' ? labels.noTitle : title;
  const advice = [
    ...advices(title, TITLE_LENGTH, labels.longTitle),
    ...advices(description, DESCRIPTION_LENGTH, labels.longDescription),
  ];
  return (
    <section {...rootAttributes(root, styles.root)} aria-label={labels.preview}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{labels.results}</figcaption>
        {isHidden ? (
          <p className={styles.note}>{labels.hidden}</p>
        ) : (
          <div className={styles.result}>
            <p className={styles.address}>
              {siteName === '' ? null : bidiIsolate(siteName)}
              <bdi dir="ltr">{[host, ...path.filter(Boolean)].filter(Boolean).join(' › ')}</bdi>
            </p>
            <p className={styles.title} dir="auto">
              {shownTitle}
            </p>
            <p className={styles.description} dir="auto">
              {description === '' ? labels.noDescription : description}
            </p>
            {canonical === undefined ? null : <p className={styles.note}>{labels.elsewhere(canonical)}</p>}
          </div>
        )}
      </figure>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{labels.shared}</figcaption>
        <div className={styles.card}>
          <SharedPicture key={image} image={image} />
          <div className={styles.about}>
            <bdi dir="ltr" className={styles.host}>
              {host}
            </bdi>
            <p className={styles.headline} dir="auto">
              {shownTitle}
            </p>
            {description === '' ? null : (
              <p className={styles.line} dir="auto">
                {description}
              </p>
            )}
          </div>
        </div>
      </figure>
      <div role="status" className={styles.advice}>
        {advice.map((text) => (
          <Notice key={text} tone="fair">
            {text}
          </Notice>
        ))}
      </div>
    </section>
  );
}

/** The picture, or that there is none: the address of one may lead nowhere. */
function SharedPicture({ image }: Pick<SearchPreviewProps, 'image'>): ReactNode {
  const { noPicture } = useFormLabels('search', adminSearchLabels);
  const [isLost, setLost] = useState(false);
  if (image === undefined || image === '' || isLost) return <p className={styles.empty}>{noPicture}</p>;
  return <img src={image} alt="" className={styles.picture} onError={() => setLost(true)} />;
}

function advices(text: string, most: number, advice: (length: number, most: number) => string): string[] {
  const { length } = [...text];
  return length > most ? [advice(length, most)] : [];
}
