import type { OperationResult } from '@croupier/core';
import { type FieldDescription, settingsFields } from '@croupier/core/forms';
import { adminSettingsLabels, messages } from '@croupier/core/messages';
import { Button, contrastRatio, EntityForm, FormField, Notice, showToast } from '@croupier/ui/admin';
import { useState } from 'react';
import { useDownload } from '../backend/use-download.js';
import { useChange, useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { useFormEditor } from '../records/use-form-editor.js';
import { ScreenHead } from '../ScreenHead.js';
import list from './list.module.css';

const labels = adminSettingsLabels;
/** The contrast that text needs on its background. */
const READABLE = 4.5;

const GROUPS: Record<keyof typeof labels.groups, readonly string[]> = {
  site: [
    'siteName',
    'siteTagline',
    'language',
    'showSiteName',
    'logoUrl',
    'faviconUrl',
    'logoWidth',
    'logoHeight',
  ],
  seo: ['siteBaseUrl', 'sitemapUrl', 'defaultMetaTitle', 'defaultMetaDescription', 'defaultOgImage'],
  contact: ['contactEmail', 'hasContactForm', 'twitterUrl', 'facebookUrl', 'instagramUrl'],
  legal: [
    'disclosure',
    'minimumAge',
    'assumedReturn',
    'recheckOffersAfter',
    'showRatingWeights',
    'privacyUrl',
    'termsUrl',
  ],
  branding: ['primaryColor', 'accentColor', 'enableDarkMode'],
  analytics: ['visitLinks', 'analyticsId'],
};

/** The fields of the form, in their sections. */
const FIELDS: FieldDescription[] = Object.entries(GROUPS).flatMap(([group, paths]) =>
  paths.flatMap((path) => {
    const field = settingsFields.find((one) => one.path === path);
    return field === undefined ? [] : [{ ...field, group: labels.groups[group as keyof typeof GROUPS] }];
  }),
);

const IMAGE_SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  logoUrl: { width: 500, height: 200 },
  faviconUrl: { width: 180, height: 180 },
  defaultOgImage: { width: 1200, height: 630 },
};

/** What the site is called, how it looks, and what search engines are told. */
export function SettingsScreen() {
  const download = useDownload();
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        text={labels.sitemapHint}
        actions={
          <Button
            variant="plain"
            onClick={() =>
              void download('sitemap.show', { basic: true, baseUrl: location.origin }, 'sitemap.xml')
            }
          >
            {labels.sitemap}
          </Button>
        }
      />
      <Loaded query={useQuestion('settings.list', {})}>{(stored) => <SettingsEditor {...stored} />}</Loaded>
    </div>
  );
}

function SettingsEditor({ settings, hash }: OperationResult<'settings.list'>) {
  const change = useChange();
  const [unsaved, setUnsaved] = useState<{ primaryColor?: string }>({});
  const editor = useFormEditor({
    draftName: 'settings',
    place: 'settings',
    stored: { record: settings, hash },
    async save({ changes }, expecting) {
      const { savedTitle, saved } = messages.settings;
      const told = { message: savedTitle, text: saved };
      await change('settings.set', { changes: changes as never }, { ...expecting, ...told });
    },
    onSaved: () => setUnsaved({}),
    onChange: setUnsaved,
    onFailed: () => showToast({ tone: 'poor', title: messages.settings.failed }),
  });
  return (
    <>
      <FaintColor color={unsaved.primaryColor ?? settings.primaryColor} />
      <EntityForm
        {...editor}
        label={labels.form}
        fields={FIELDS}
        submitLabel={labels.submit}
        renderField={({ path }) => {
          const hint = (labels.hints as Readonly<Record<string, string>>)[path];
          const size = IMAGE_SIZES[path];
          const isPlain = hint === undefined && size === undefined;
          return isPlain ? undefined : <FormField key={path} {...{ path, hint, size }} />;
        }}
      />
    </>
  );
}

/** Warns of a main color in which text cannot be read well. */
function FaintColor({ color }: { color: string }) {
  const ratio = /^#[0-9a-f]{6}$/i.test(color) ? contrastRatio(color, '#ffffff') : READABLE;
  const title = settingsFields.find(({ path }) => path === 'primaryColor')?.title ?? '';
  return ratio >= READABLE ? null : (
    <Notice tone="fair" isLive>
      {labels.faint(title, ratio.toFixed(1))}
    </Notice>
  );
}
