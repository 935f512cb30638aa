import {
  elementsOf,
  isStray,
  metaContent,
  type PageElement,
  type PageFacts,
  type PageFault,
} from './page-facts.js';

/** What of accessibility can be seen without styles and layout, beyond names of controls and order of headings. */
export function accessibilityFaults(facts: PageFacts): PageFault[] {
  const ids = new Set(facts.ids);
  return [
    ...viewportFaults(facts),
    ...languageFaults(facts),
    ...facts.elements.flatMap((element) => [
      ...ariaFaults(element),
      ...referenceFaults(element, ids),
      ...placeFaults(element),
    ]),
  ];
}

function viewportFaults(facts: PageFacts): PageFault[] {
  const viewport = metaContent(facts, 'viewport') ?? '';
  const scale = /maximum-scale\s*=\s*([\d.]+)/.exec(viewport)?.[1];
  const isFixed = /user-scalable\s*=\s*(no|0)\b/.test(viewport) || (scale !== undefined && Number(scale) < 2);
  return isFixed ? [['zoom', 'Its viewport keeps visitors from zooming']] : [];
}

function languageFaults(facts: PageFacts): PageFault[] {
  const lang = elementsOf(facts, 'html')[0]?.attributes.lang?.trim() ?? '';
  if (lang === '') return [];
  try {
    Intl.getCanonicalLocales(lang);
    return [];
  } catch {
    return [['language-unknown', `No language is written ${lang}`]];
  }
}

function ariaFaults({ attributes }: PageElement): PageFault[] {
  return Object.keys(attributes)
    .filter((name) => name.startsWith('aria-') && !ARIA.has(name.slice('aria-'.length)))
    .map((name) => ['aria-unknown', `There is no attribute ${name}`]);
}

function referenceFaults({ name, attributes }: PageElement, ids: ReadonlySet<string>): PageFault[] {
  const named = [
    attributes['aria-labelledby'],
    attributes['aria-describedby'],
    ...(name === 'label' ? [attributes.for] : []),
  ];
  return named
    .flatMap((text) => text?.split(/\s+/) ?? [])
    .filter((id) => id !== '' && !ids.has(id))
    .map((id) => ['reference-dead', `An element is named by ${id}, an id that is not on the page`]);
}

function placeFaults(element: PageElement): PageFault[] {
  const { name, inside, attributes, isHidden } = element;
  const faults: PageFault[] = [];
  if (isStray(name, inside.at(-1))) faults.push(['list-item', `A ${name} is in no list`]);
  if (!isControl(element)) return faults;
  if (isHidden && attributes.tabindex !== '-1')
    faults.push(['hidden-focus', `A ${name} that screen readers skip can have the focus`]);
  const outer = inside.findLast((one) => one === 'a' || one === 'button');
  // Links within links have a rule of their own.
  if (outer !== undefined && (name !== 'a' || outer !== 'a'))
    faults.push(['control-nested', `A ${name} is inside a ${outer}`]);
  return faults;
}

function isControl({ name, attributes }: PageElement): boolean {
  if (name === 'a') return attributes.href !== undefined;
  if (name === 'input') return attributes.type !== 'hidden';
  return name === 'button' || name === 'select' || name === 'textarea';
}

/** The states and properties of WAI-ARIA 1.3, without `aria-`. */
const ARIA = new Set(
  (
    'activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext ' +
    'colspan controls current describedby description details disabled dropeffect errormessage expanded flowto grabbed ' +
    'haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable orientation owns ' +
    'placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowindextext rowspan selected ' +
    'setsize sort valuemax valuemin valuenow valuetext'
  ).split(' '),
);
