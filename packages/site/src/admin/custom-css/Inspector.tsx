import { adminStylesLabels } from '@croupier/core/messages';
import { NumberField, Panel, SelectField, SwitchField, TextField } from '@croupier/ui/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PagePreview } from '../preview/PagePreview.js';
import { declarationsOf, selectorOf, withDeclaration } from './css-rules.js';
import styles from './custom-css.module.css';

const { inspector: labels } = adminStylesLabels;

type Property = keyof typeof labels.properties;
const PROPERTIES = Object.keys(labels.properties) as Property[];

/** The properties that have a few values only. */
const CHOICES: Readonly<Partial<Record<Property, readonly string[]>>> = {
  'font-weight': ['400', '500', '600', '700', '800'],
  'text-align': ['start', 'center', 'end', 'justify'],
  display: ['block', 'inline', 'inline-block', 'flex', 'grid', 'none'],
  position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
};

/** The props of the inspector. */
interface InspectorProps {
  css: string;
  onChange: (css: string) => void;
}

/** Picks an element of the page, and writes its new style into the CSS. */
export function Inspector({ css, onChange }: InspectorProps) {
  const [isOn, setOn] = useState(true);
  const [selector, setSelector] = useState('');
  const declared = selector === '' ? {} : declarationsOf(css, selector);
  const set = (property: Property, value: string) =>
    onChange(withDeclaration(css, selector, property, value));
  return (
    <>
      <Panel title={labels.on} text={labels.hint}>
        <SwitchField label={labels.on} value={isOn} onChange={({ target }) => setOn(target.value)} />
        <TextField
          label={labels.selector}
          dir="ltr"
          value={selector}
          onChange={({ currentTarget }) => setSelector(currentTarget.value)}
        />
        {selector.trim() === '' ? (
          <p>{labels.none}</p>
        ) : (
          <div className={styles.properties}>
            {PROPERTIES.map((property) => (
              <PropertyField
                key={property}
                property={property}
                value={declared[property] ?? ''}
                onChange={(value) => set(property, value)}
              />
            ))}
          </div>
        )}
      </Panel>
      <PagePreview path="/" unsaved={{ css }} onDraw={usePicker(isOn, selector, setSelector)} />
    </>
  );
}

interface PropertyFieldProps {
  property: Property;
  value: string;
  onChange: (value: string) => void;
}

function PropertyField({ property, value, onChange }: PropertyFieldProps) {
  const label = labels.properties[property];
  const choices = CHOICES[property];
  if (choices !== undefined)
    return (
      <SelectField
        label={label}
        value={value}
        options={[{ value: '', label: labels.unset }, ...choices.map((one) => ({ value: one, label: one }))]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  if (property === 'opacity') return <OpacityField {...{ label, value, onChange }} />;
  return (
    <TextField
      label={label}
      dir="ltr"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function OpacityField({ label, value, onChange }: Omit<PropertyFieldProps, 'property'> & { label: string }) {
  const [unread, setUnread] = useState<string>();
  return (
    <NumberField
      label={label}
      min={0}
      max={1}
      step={0.1}
      value={unread ?? (value === '' ? null : Number(value))}
      onChange={({ target }) => {
        if (typeof target.value === 'string') return setUnread(target.value);
        setUnread(undefined);
        return onChange(String(target.value ?? ''));
      }}
    />
  );
}

/** Has clicks in the page pick elements while the inspector is on, and marks what the selector finds. */
function usePicker(isOn: boolean, selector: string, onPick: (selector: string) => void) {
  const page = useRef<Document>(undefined);
  const latest = useRef({ isOn, selector, onPick });
  useEffect(() => {
    latest.current = { isOn, selector, onPick };
    if (page.current !== undefined) markFound(page.current, isOn ? selector : '');
  }, [isOn, selector, onPick]);
  return useCallback((drawn: Document) => {
    if (page.current !== drawn) {
      page.current = drawn;
      drawn.addEventListener(
        'click',
        (event) => {
          if (!latest.current.isOn) return;
          event.preventDefault();
          event.stopPropagation();
          latest.current.onPick(selectorOf(event.target as Element));
        },
        true,
      );
    }
    addMarkStyle(drawn);
    markFound(drawn, latest.current.isOn ? latest.current.selector : '');
  }, []);
}

function markFound(page: Document, selector: string): void {
  for (const marked of page.querySelectorAll('[data-inspected]')) marked.removeAttribute('data-inspected');
  if (selector === '') return;
  try {
    for (const found of page.querySelectorAll(selector)) found.setAttribute('data-inspected', '');
  } catch {
    // Half a selector finds nothing yet.
  }
}

function addMarkStyle(page: Document): void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (view === null) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync('[data-inspected] { outline: 3px dashed #1d4ed8 !important; outline-offset: 2px; }');
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
