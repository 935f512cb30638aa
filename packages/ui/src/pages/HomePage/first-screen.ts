import type { HomeCasinoView, HomePageView, HomeSectionView } from '@croupier/core';

type HeroView = Extract<HomeSectionView, { type: 'hero' }>;

/** The sections of the home page, and what of them the first screen takes or leaves. */
interface FirstScreen {
  shown: HomeSectionView[];
  /** The first casino of the list, which stands beside the title instead. */
  topPick?: HomeCasinoView | undefined;
  /** The figures of the hero, which stand below the list instead. */
  figures: HeroView['figures'];
}

/** Where the list of casinos follows the hero, its first casino is taken to the title, and figures stand below the list. */
export function firstScreen(sections: HomePageView['sections']): FirstScreen {
  const at = sections.findIndex(({ type }) => type === 'hero');
  const [hero, list] = sections.slice(at);
  if (at < 0 || hero?.type !== 'hero' || list?.type !== 'casinos' || list.casinos.length === 0) {
    return { shown: sections, figures: [] };
  }
  const [topPick, ...casinos] = list.casinos;
  const shown = sections.map((section) => {
    if (section === hero) return { ...hero, figures: [] };
    return section === list && casinos.length > 0 ? { ...list, casinos } : section;
  });
  return { shown, topPick: casinos.length > 0 ? topPick : undefined, figures: hero.figures };
}
