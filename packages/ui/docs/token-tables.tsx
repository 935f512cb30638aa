import { Fragment } from 'react';
import { contrastRatio } from '../src/parts/color-contrast';
import { Rows } from './rows';
import { type ColorToken, colors, properties, strongColors, tokensOf } from './tokens';

const GROUNDS = ['--cr-page', '--cr-surface'];

const FILLS = ['--croupier-primary', '--croupier-accent', '--cr-danger'];
const isFill = (name: string) => FILLS.includes(name) || name.startsWith('--cr-on-');

/** Every color with its value in both themes, and its contrast with the page and with a card; or those for more of it. */
export function Colors({ more = false }: { more?: boolean }) {
  const shown = (more ? strongColors : colors).filter(({ name }) => !isFill(name));
  const of = (name: string) => shown.find((one) => one.name === name);
  const ratios = (value: string, theme: 'light' | 'dark') =>
    GROUNDS.map((ground) => contrastRatio(value, of(ground)?.[theme] ?? value).toFixed(1)).join(' / ');
  return (
    <Rows
      name={more ? 'Colors of more contrast' : 'Colors'}
      head={['Token', 'Light', 'on page / card', 'Dark', 'on dark page / card']}
      rows={shown.map(({ name, light, dark }) => [
        <code key={name}>{name}</code>,
        <Swatch key="light" color={light} />,
        ratios(light, 'light'),
        <Swatch key="dark" color={dark} />,
        ratios(dark, 'dark'),
      ])}
    />
  );
}

/** A fill, the text on it, and their contrast. */
export function Fills() {
  const all = [...colors, ...properties.map(({ name, usual }) => ({ name, light: usual, dark: usual }))];
  return (
    <Rows
      name="Fills"
      head={['Token', 'Light', 'Text upon it', 'Dark', 'Text upon it']}
      rows={FILLS.map((fill) => {
        const under = all.find(({ name }) => name === fill) as ColorToken;
        const upon = all.find(({ name }) => name === fill.replace(/^--\w+-/, '$&on-')) as ColorToken;
        return [
          <code key={fill}>{fill}</code>,
          ...(['light', 'dark'] as const).flatMap((theme) => [
            <Swatch key={theme} color={under[theme]} />,
            <Fragment key={`on ${theme}`}>
              <Swatch color={upon[theme]} /> {contrastRatio(under[theme], upon[theme]).toFixed(1)}
            </Fragment>,
          ]),
        ];
      })}
    />
  );
}

/** The tokens with a prefix, with their descriptions. */
export function Values({ of }: { of: string }) {
  return <Rows name={`Tokens ${of}`} head={['Token', 'Value']} rows={tokensOf(of).map(named)} />;
}

/** Sizes of text, each as large as it is. */
export function TextSizes() {
  return (
    <Rows
      name="Sizes of text"
      head={['Token', 'Value', 'Seen']}
      rows={tokensOf('text-')
        .filter(({ name }) => name !== '--cr-text-face')
        .map(({ name, value }) => [
          ...named({ name, value }),
          <span key="seen" style={{ fontSize: `var(${name})`, lineHeight: 1.2, whiteSpace: 'nowrap' }}>
            Score 9.2
          </span>,
        ])}
    />
  );
}

/** Lengths, each as long as it is. */
export function Lengths({ of }: { of: string }) {
  return (
    <Rows
      name={`Tokens ${of}`}
      head={['Token', 'Value', 'Seen']}
      rows={tokensOf(of).map(({ name, value }) => [
        ...named({ name, value }),
        <span key="seen" className="docs-measure" style={{ inlineSize: `var(${name})` }} />,
      ])}
    />
  );
}

/** The properties that a site sets, with their defaults. */
export function Properties() {
  return (
    <Rows
      name="Properties"
      head={['Property', 'Unless you set it']}
      rows={properties.map(({ name, usual }) => [<code key={name}>{name}</code>, usual])}
    />
  );
}

function named({ name, value }: { name: string; value: string }) {
  return [<code key={name}>{name}</code>, <code key="value">{value}</code>];
}

function Swatch({ color }: { color: string }) {
  return (
    <>
      <span className="docs-swatch" style={{ background: color }} /> <code>{color}</code>
    </>
  );
}
