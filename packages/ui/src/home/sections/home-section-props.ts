import type { HomeSectionView } from '@croupier/core';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';

/** The props of the component that draws one type of section. */
export type HomeSectionPropsOf<T extends HomeSectionView['type']> = Extract<HomeSectionView, { type: T }> &
  LinkComponentProps &
  LabelsProps &
  RootProps;
