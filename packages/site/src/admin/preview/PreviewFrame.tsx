import type { OperationResult } from '@croupier/core';
import { adminPreviewLabels } from '@croupier/core/messages';
import { useEffect, useRef, useState } from 'react';
import styles from './preview.module.css';
import { renderPreview } from './render-preview.js';

const { frame: frameLabel } = adminPreviewLabels;

/** The widths that a preview can have, in pixels; undefined for all there is. */
const DEVICE_WIDTHS = { mobile: 375, tablet: 768, desktop: undefined } as const;
/** A device of the preview. */
export type Device = keyof typeof DEVICE_WIDTHS;

/** The props of the frame. */
interface PreviewFrameProps {
  path: string;
  page: OperationResult<'preview.show'>;
  device: Device;
  /** Called with the address of a link that was followed in the page. */
  onNavigate: (path: string) => void;
  /** Called with the page's document after it was drawn. */
  onDraw?: ((page: Document) => void) | undefined;
}

/** A page of the site in a frame of its own, where nothing of the admin's styles reaches it. */
export function PreviewFrame({ path, page, device, onNavigate, onDraw }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Some browsers put an empty document into a new frame a moment later.
  const [loads, setLoads] = useState(0);
  const latest = useRef({ onNavigate, onDraw });
  useEffect(() => {
    latest.current = { onNavigate, onDraw };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new document is drawn anew
  useEffect(() => {
    let isCurrent = true;
    void renderPreview(page).then((drawn) => {
      const shown = frame.current?.contentDocument;
      if (!isCurrent || shown == null || drawn === undefined) return;
      linkStyles(shown, page.css);
      for (const { name, value } of drawn.documentElement.attributes) {
        shown.documentElement.setAttribute(name, value);
      }
      shown.body.replaceChildren(...drawn.body.childNodes);
      latest.current.onDraw?.(shown);
    });
    return () => {
      isCurrent = false;
    };
  }, [page, loads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (shown == null) return undefined;
    const follow = (event: Event) => {
      const link = (event.target as Element).closest('a');
      if (link === null && event.type === 'click') return;
      // A form, or a link out of the site, does nothing here.
      event.preventDefault();
      const url =
        link === null ? undefined : new URL(link.getAttribute('href') ?? '', location.origin + path);
      if (url?.origin === location.origin) latest.current.onNavigate(url.pathname + url.search);
    };
    shown.addEventListener('click', follow);
    shown.addEventListener('submit', follow);
    return () => {
      shown.removeEventListener('click', follow);
      shown.removeEventListener('submit', follow);
    };
  }, [path, loads]);

  const width = DEVICE_WIDTHS[device];
  return (
    <iframe
      ref={frame}
      title={frameLabel(path)}
      className={styles.frame}
      onLoad={() => setLoads((count) => count + 1)}
      style={width === undefined ? undefined : { inlineSize: `${width}px` }}
    />
  );
}

/** The styles of the site, once, and its custom CSS as it would be. */
function linkStyles(shown: Document, css: string): void {
  if (shown.head.childElementCount === 0) {
    const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
    for (const sheet of sheets) shown.head.append(shown.importNode(sheet, true));
  }
  const view = shown.defaultView as (Window & typeof globalThis) | null;
  if (view === null) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  shown.adoptedStyleSheets = [sheet];
}
