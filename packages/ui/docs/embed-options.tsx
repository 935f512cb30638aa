import { CARD_LANGUAGES, EMBED_THEMES } from '@croupier/core';
import type { ReactNode } from 'react';
import type { SnippetOptions } from './sample-snippets';

/** What an affiliate may choose for an embed, as typed; '' leaves it as it is. */
export interface EmbedOptions {
  site: string;
  affiliateId: string;
  subid: string;
  theme: string;
  lang: string;
  primary: string;
  accent: string;
}

/** Nothing chosen. */
export const NO_OPTIONS: EmbedOptions = {
  site: '',
  affiliateId: '',
  subid: '',
  theme: '',
  lang: '',
  primary: '',
  accent: '',
};

const THEMES = { light: 'Light', dark: 'Dark', auto: 'As the system has it' } satisfies Record<
  (typeof EMBED_THEMES)[number],
  string
>;

/** The options as the input of `croupier embed`. */
export function snippetOptions({ site, affiliateId, subid, theme, lang }: EmbedOptions): SnippetOptions {
  const given = Object.entries({ baseUrl: site, affiliateId, subid, theme, lang });
  return Object.fromEntries(given.filter(([, value]) => value.trim() !== '')) as SnippetOptions;
}

/** The rule that gives embeds the chosen colors; undefined with none. */
export function colorRule(element: string, { primary, accent }: EmbedOptions): string | undefined {
  const colors = Object.entries({ primary, accent }).filter(([, color]) => color !== '');
  if (colors.length === 0) return undefined;
  const lines = colors.map(([name, color]) => `  --croupier-${name}: ${color};\n`);
  return `${element} {\n${lines.join('')}}`;
}

interface EmbedOptionFieldsProps {
  options: EmbedOptions;
  onChange: (options: EmbedOptions) => void;
  /** A frame takes no colors. */
  hasColors: boolean;
}

/** The fields of an affiliate's options. */
export function EmbedOptionFields({ options, onChange, hasColors }: EmbedOptionFieldsProps) {
  const set = (changes: Partial<EmbedOptions>) => onChange({ ...options, ...changes });
  return (
    <>
      <TextOption
        label="Site"
        placeholder="https://your-site.example"
        value={options.site}
        onChange={(site) => set({ site })}
      />
      <TextOption
        label="Affiliate id"
        value={options.affiliateId}
        onChange={(affiliateId) => set({ affiliateId })}
      />
      <TextOption label="Subid" value={options.subid} onChange={(subid) => set({ subid })} />
      <Choice label="Theme" value={options.theme} onChange={(theme) => set({ theme })}>
        <option value="">As the page has it</option>
        {EMBED_THEMES.map((one) => (
          <option key={one} value={one}>
            {THEMES[one]}
          </option>
        ))}
      </Choice>
      <Choice label="Language" value={options.lang} onChange={(lang) => set({ lang })}>
        {CARD_LANGUAGES.map((one) => (
          <option key={one} value={one === 'en' ? '' : one} lang={one}>
            {new Intl.DisplayNames([one], { type: 'language' }).of(one)}
          </option>
        ))}
      </Choice>
      {hasColors ? (
        <>
          <TextOption
            label="Primary color"
            placeholder="#15803d"
            value={options.primary}
            onChange={(primary) => set({ primary: colorOf(primary) })}
          />
          <TextOption
            label="Accent color"
            placeholder="#facc15"
            value={options.accent}
            onChange={(accent) => set({ accent: colorOf(accent) })}
          />
        </>
      ) : null}
    </>
  );
}

/** What is typed of a color, without what could end a rule of CSS. */
function colorOf(typed: string): string {
  return typed.replace(/[^\w#%(),. -]/g, '');
}

interface OptionProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function TextOption({ label, value, onChange, placeholder }: OptionProps & { placeholder?: string }) {
  return (
    <label>
      {label}{' '}
      <input value={value} placeholder={placeholder} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

function Choice({ label, value, onChange, children }: OptionProps & { children: ReactNode }) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}
