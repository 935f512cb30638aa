import type { HomeSectionView } from '@croupier/core';
import type { ComponentType } from 'react';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SECTION_COMPONENTS } from '../sections/section-components.js';

/** The props of a section: its view, the link component, and the words of another language. */
export type HomeSectionProps = HomeSectionView & LinkComponentProps & LabelsProps & RootProps;

/** A section of the home page, drawn by the component of its type. */
export function HomeSection(section: HomeSectionProps) {
  const Section = SECTION_COMPONENTS[section.type] as ComponentType<HomeSectionProps>;
  return <Section {...section} />;
}
