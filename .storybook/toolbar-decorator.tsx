import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { StrictInputType } from 'storybook/internal/types';
import { brandCss, brands } from '../packages/ui/docs/brands.js';
import { storyDirection } from '../packages/ui/src/stories/story-direction.js';
import { chosenSheets } from './chosen-sheets.js';
import { hostSheet } from './host-pages.js';
import { moreContrastInEmbeds, withMoreContrast } from './more-contrast.js';

/**
 * Puts a story where the toolbars say: its theme, language, direction, brand, and the page of the host around it. What is
 * made for a column says so by `parameters.width`, and is shown no wider than it is met.
 */
export const toolbarDecorator: Decorator = (
  Story,
  { args, argTypes, globals, loaded, parameters, viewMode },
) => {
  const { theme, locale, host, brand } = globals as Record<string, string>;
  const dir = storyDirection(globals);
  const isTranslated = loaded.labels !== undefined && takesLocale(argTypes.labels);
  const themes = theme === 'both' ? ['light', 'dark'] : [theme === 'contrast' ? 'light' : (theme ?? 'light')];
  const chosen = brands[brand ?? ''];
  const css = [
    theme === 'contrast' ? withMoreContrast(chosenSheets(globals).tokens) : '',
    hostSheet(host ?? ''),
    chosen === undefined ? '' : brandCss(chosen),
  ]
    .join('\n')
    .trim();
  return (
    <>
      {css === '' ? null : <style>{css}</style>}
      {theme === 'contrast' ? <MoreContrast /> : null}
      {viewMode === 'story' ? (
        <DocumentAttributes theme={themes[0] as string} dir={dir} lang={locale ?? 'en'} />
      ) : null}
      <SideBySide many={themes.length > 1}>
        {themes.map((one) => (
          <div
            key={one}
            className="ground"
            data-width={parameters.width}
            data-theme={one}
            data-host={host}
            dir={dir}
            lang={locale}
          >
            {isTranslated ? <Story args={{ labels: loaded.labels, ...args }} /> : <Story />}
          </div>
        ))}
      </SideBySide>
    </>
  );
};

/** Whether a component takes the words of a language, rather than those of a form by subject. */
function takesLocale(labels: StrictInputType | undefined): boolean {
  return labels !== undefined && labels.table?.type?.summary !== 'FormLabels';
}

function MoreContrast(): null {
  useEffect(moreContrastInEmbeds, []);
  return null;
}

/** Sets the theme on the whole page, for dialogs, menus and messages above it. */
function DocumentAttributes({ theme, dir, lang }: { theme: string; dir: string; lang: string }): null {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.dir = dir;
    page.lang = lang;
  }, [theme, dir, lang]);
  return null;
}

function SideBySide({ many, children }: { many: boolean; children: ReactNode }) {
  return many ? <div className="grounds">{children}</div> : children;
}
